"""The exact solver for Nyet!'s tricks with every card in sight."""
