"""The rules of each game again, compiled: positions packed into integers that step by action codes.

`common/` is shared; `nyet/` and `face_to_face/` know nothing of each other. `games/` stays the reference: tests/parity
plays both side by side.

Why so much code sits in `.pxd` files: Cython compiles every `.pyx` into a C module of its own, and C compilers don't
inline across modules. A function that runs millions of times a second must be inlined, so it is written `cdef inline`
in the `.pxd` that its users `cimport`, as one would put it into a C header. What a Python caller sees is
in a `.pyx` (its signature in the `.pyi`); what other compiled modules call in their inner loops is in a `.pxd`; a
`.pxd` without a `.pyx` is a header and nothing else. Tables of numbers written by `training/` are `.h` files.
`kibitz.engines` is built the same way. Layers hold for `cimport` as they do for `import`: engines may use compiled,
never the other way round (tests/package/test_layers.py).
"""
