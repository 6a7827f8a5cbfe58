"""Draws every flat design into .cache/studio/designs."""

from designs import catalogue

catalogue.draw()
