"""One function per shot: builds the product, sets light and camera, returns the exposure. Called by shoot.py."""
