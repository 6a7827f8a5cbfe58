"""How much light a surface gives back on which a design is laid later; known to the set and to the compositor."""

NEUTRAL = 0.9
