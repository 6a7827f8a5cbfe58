"""Drawing: small pieces of SVG as text, and the way from SVG to pictures."""

import math
import re
import subprocess

from stage import paths

VERMILION, CYAN, YELLOW, MAGENTA = "#D13A1F", "#0E7C9B", "#F2B705", "#C2256E"
INK, CREAM, TEAL, PINE, SAND = "#17181C", "#FAF3E6", "#0B4F5C", "#164B3C", "#E9D9BD"
GREY, NAVY, GREEN, ORANGE, MAROON = "#5C5E66", "#15202B", "#1E7B4F", "#E8663C", "#6D1E33"
OVERPRINT = 'style="mix-blend-mode:multiply"'
WEIGHTS = {300: "light", 400: "reg", 500: "med", 600: "semi", 700: "bold"}


def circle(x, y, r, fill, extra=""):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {extra}/>'


def ring(x, y, r, stroke, width, extra=""):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="none" stroke="{stroke}" stroke-width="{width:.1f}" {extra}/>'


def rect(x, y, w, h, fill, extra=""):
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {extra}/>'


def frame(x, y, w, h, stroke, width, radius=0):
    return rect(x, y, w, h, "none", f'stroke="{stroke}" stroke-width="{width:.1f}" rx="{radius}"')


def line(x0, y0, x1, y1, stroke, width, extra=""):
    return (
        f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}" stroke="{stroke}" '
        f'stroke-width="{width:.1f}" {extra}/>'
    )


def path(d, fill="none", stroke="none", width=0.0, extra=""):
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:.1f}" {extra}/>'


def group(body, extra=""):
    return f"<g {extra}>{body}</g>"


def multiplied(body):
    """Inks that print over one another."""
    return f'<g style="isolation:isolate">{body}</g>'


def clipped(name, shape, body):
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{body}</g>'


def english(x, y, text, size, family="Rdx", weight=400, fill=INK, anchor="middle", spacing=0.0):
    text = text.replace("&", "&amp;")
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}L{WEIGHTS[weight]}" font-size="{size:.1f}" fill="{fill}" '
        f'text-anchor="{anchor}" letter-spacing="{spacing:.1f}">{text}</text>'
    )


def arabic(x, y, text, size, family="Rdx", weight=600, fill=INK, anchor="middle"):
    """`anchor` means the left and right of the page here, although SVG turns start and end round in Arabic."""
    turned = {"start": "end", "end": "start", "middle": "middle"}[anchor]
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" direction="rtl" font-family="{family}A{WEIGHTS[weight]}" '
        f'font-size="{size:.1f}" fill="{fill}" text-anchor="{turned}">{text}</text>'
    )


def number(x, y, text, size, weight=600, fill=INK, anchor="middle"):
    return english(x, y, text, size, "Rdx", weight, fill, anchor)


def text_lines(x, y, width, count, step, colour="#C9CBCF", thick=6, right=False, last=0.6):
    """Running text of which only the grey is seen."""
    made = ""
    for i in range(count):
        length = width * (last if i == count - 1 else 1 - 0.06 * ((i * 7) % 3))
        start = x + width - length if right else x
        made += rect(start, y + i * step, length, thick, colour, f'rx="{thick / 2}"')
    return made


def save(name, width, height, body, ground="#FFFFFF", pixels=None):
    """Writes NAME.svg and NAME.png; `ground` is the paper, None for ink alone."""
    paper = rect(0, 0, width, height, ground) if ground else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"{paper}{body}</svg>"
    )
    with open(paths.design(name, "svg"), "w") as file:
        file.write(svg)
    target = ["rsvg-convert", "-w", str(pixels or width), paths.design(name, "svg"), "-o", paths.design(name)]
    subprocess.run(target, check=True)


def drawn(name, x, y, w, h):
    """A saved design again, in a box of another drawing."""
    with open(paths.design(name, "svg")) as file:
        svg = file.read()
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    return f'<svg x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" viewBox="0 0 {size[1]} {size[2]}" preserveAspectRatio="xMidYMid slice">{inner}</svg>'


def star(x, y, radius, turned=0.0, waist=0.712):
    """The points of an eight-pointed star."""
    points = []
    for k in range(16):
        r = radius if k % 2 == 0 else radius * waist
        angle = math.radians(k * 22.5 + turned)
        points.append(f"{x + r * math.cos(angle):.1f},{y + r * math.sin(angle):.1f}")
    return " ".join(points)


def star_lattice(x0, y0, width, height, radius, fill="none", stroke="none", thick=0.0, inner=None):
    """Eight-pointed stars that touch at their points: the khatam pattern."""
    made = ""
    for j in range(-1, int(height / (2 * radius)) + 2):
        for i in range(-1, int(width / (2 * radius)) + 2):
            x, y = x0 + i * 2 * radius, y0 + j * 2 * radius
            made += f'<polygon points="{star(x, y, radius)}" fill="{fill}" stroke="{stroke}" stroke-width="{thick}"/>'
            if inner:
                made += f'<polygon points="{star(x, y, radius * 0.5, 22.5)}" fill="{inner}"/>'
    return made


def waves(x0, x1, y0, count, step, amplitude, length, colours, thick=None, floor=400):
    """Bands of sea, or lines of it where `thick` is given."""
    made = ""
    for i in range(count):
        d = ""
        for k in range(int((x1 - x0) / 8) + 2):
            x = x0 + k * 8
            y = y0 + i * step + amplitude * math.sin(2 * math.pi * (x / length) + i * math.pi)
            d += f'{"M" if k == 0 else "L"}{x:.0f} {y:.1f}'
        colour = colours[i % len(colours)]
        if thick:
            made += path(d, stroke=colour, width=thick, extra='stroke-linecap="round"')
        else:
            made += path(f"{d}L{x1 + 20} {y0 + count * step + floor}L{x0} {y0 + count * step + floor}Z", colour)
    return made


def petals(x, y, radius, colours, turned=0.0, count=8, width=0.36, heart=None):
    """A flower; the petals overlap but each stays its own colour."""
    made = ""
    for k in range(count):
        w = radius * width
        d = f"M0 0C{w} {-radius * .28} {w} {-radius * .8} 0 {-radius}C{-w} {-radius * .8} {-w} {-radius * .28} 0 0Z"
        turn = f'transform="translate({x} {y}) rotate({360 / count * k + turned})"'
        made += group(path(d, colours[k % len(colours)]), f'{turn} style="mix-blend-mode:multiply"')
    return multiplied(made) + (circle(x, y, radius * 0.11, heart) if heart else "")


def orbits(x, y, radius, count, stroke, thick, planets=()):
    """Rings with planets: (ring, angle, radius, colour)."""
    made = "".join(ring(x, y, radius * (i + 1) / count, stroke, thick) for i in range(count))
    for track, angle, size, colour in planets:
        r = radius * track / count
        made += circle(x + r * math.cos(math.radians(angle)), y + r * math.sin(math.radians(angle)), size, colour)
    return made
