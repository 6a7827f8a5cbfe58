"""Colours of the set, as sRGB hex, and the way to linear light."""

TINTS = {
    "paper": "#EDE6DA",
    "sand": "#E3CFAE",
    "blush": "#EBC3B4",
    "aqua": "#A9CBD3",
    "butter": "#F0D68C",
    "stone": "#BFC1C2",
    "sage": "#B9CDB4",
    "lilac": "#D3C3DA",
    "ink": "#2A2D33",
    "vermilion": "#D4583F",
    "teal": "#2B6D7C",
    "pine": "#1F5546",
}


def linear(colour):
    """Linear RGB of a tint's name or of a hex colour."""
    digits = TINTS.get(colour, colour).lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
