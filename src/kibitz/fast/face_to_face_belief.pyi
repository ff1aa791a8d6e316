from array import array

from kibitz.games.core import Seat
from kibitz.games.face_to_face.view import View

def likely_hands(view: View, seat: Seat, number: int, *, seed: int, back: int = ...) -> array[int]: ...
