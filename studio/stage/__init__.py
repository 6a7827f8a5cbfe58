"""The photo studio: a Blender set, its materials and shapes, and the dark room that develops what it renders."""
