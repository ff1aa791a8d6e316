"""How bots think about Face to Face."""
