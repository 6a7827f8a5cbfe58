"""Flat proofs: the printed thing as a file shows it, with trim, fold and safe lines, 2500 by 3100."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import CREAM, GREY, INK, arabic, circle, english, frame, group, line, path, rect, ring, save, star_lattice

W, H = 2500, 3100
CUT, FOLD, SAFE = "#D13A1F", "#0E7C9B", "#1E7B4F"
DASHED = 'stroke-dasharray="34 20"'
DOTTED = 'stroke-dasharray="6 18" stroke-linecap="round"'


def draw():
    carton()
    pizza()
    sleeve()
    tube()
    bookmarks()
    hangers()
    table_cover()
    fabric_wall()
    tent()
    code_stand()
    code_faces()


def proof(name, body, title_ar, title_en, size):
    """Head with the name and size, foot with what the lines mean."""
    head = arabic(2380, 190, title_ar, 96, "Rdx", 700, INK, "end") + english(120, 186, title_en, 78, "Rdx", 600, INK, "start")
    head += english(120, 276, size, 56, "Rdx", 400, GREY, "start") + line(120, 330, 2380, 330, "#D9D5CC", 4)
    foot = ""
    for x, colour, dash, ar, en in ((2380, CUT, "", "قصّ", "Trim"), (1800, FOLD, DASHED, "طيّ", "Fold"), (1220, SAFE, DOTTED, "آمن", "Safe")):
        foot += line(x - 190, 2960, x, 2960, colour, 9, dash) + arabic(x - 230, 2980, ar, 62, "Rdx", 600, INK, "end")
        foot += english(x - 518, 2980, en, 50, "Rdx", 400, GREY, "start")
    save(f"layout_{name}", W, H, head + foot + body, "#FDFCF9", 1500)


def cut(x, y, w, h, radius=0):
    return frame(x, y, w, h, CUT, 7, radius)


def safe(x, y, w, h, radius=0):
    return rect(x, y, w, h, "none", f'stroke="{SAFE}" stroke-width="7" rx="{radius}" {DOTTED}')


def fold(x0, y0, x1, y1):
    return line(x0, y0, x1, y1, FOLD, 7, DASHED)


def within(x, y, w, h, scene_w, scene_h, body):
    """A drawing of another size, put into a box."""
    return f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="0 0 {scene_w} {scene_h}" preserveAspectRatio="xMidYMid slice">{body}</svg>'


def ticks(x, y, w, h):
    """Trim marks outside the corners."""
    made = ""
    for cx, sx in ((x, -1), (x + w, 1)):
        for cy, sy in ((y, -1), (y + h, 1)):
            made += line(cx + sx * 50, cy, cx + sx * 130, cy, INK, 4) + line(cx, cy + sy * 50, cx, cy + sy * 130, INK, 4)
    return made


def carton():
    """A folding carton opened flat: four walls, glue flap, tuck and lock."""
    brand = BRANDS["rayhan"]
    x, y, h = 250, 1010, 1250
    widths = (560, 400, 560, 400)
    made, at = "", x
    for k, w in enumerate(widths):
        made += rect(at, y, w, h, brand.ground)
        if k in (0, 2):
            made += within(at, y + h - 480, w, 480, 560, 480, art("rayhan", 0, 0, 560, 480))
            made += brand.mark(at + w / 2, y + 230, 110) + wordmark(brand, at + w / 2, y + 480, 84)
            flap = f"M{at} {y}V{y - 400}Q{at} {y - 520} {at + 90} {y - 520}H{at + w - 90}Q{at + w} {y - 520} {at + w} {y - 400}V{y}Z"
            low = f"M{at} {y + h}L{at + 70} {y + h + 380}H{at + w - 70}L{at + w} {y + h}Z"
        else:
            made += within(at, y + h - 480, w, 480, 400, 480, art("rayhan", 0, 0, 400, 480))
            flap = f"M{at} {y}L{at + 60} {y - 270}H{at + w - 60}L{at + w} {y}Z"
            low = f"M{at} {y + h}L{at + 50} {y + h + 230}H{at + w - 50}L{at + w} {y + h}Z"
        made += path(flap, "#C2256E", CUT, 7) + path(low, "#C2256E", CUT, 7)
        made += fold(at, y, at + w, y) + fold(at, y + h, at + w, y + h) + fold(at, y, at, y + h) + safe(at + 40, y + 40, w - 80, h - 80)
        at += w
    made += path(f"M{at} {y}L{at + 110} {y + 70}V{y + h - 70}L{at} {y + h}Z", "#FFFFFF", CUT, 7) + fold(at, y, at, y + h)
    made += line(x, y, x, y + h, CUT, 7)
    proof("carton", made, "علبة كرتون مفرودة", "Folding carton, flat", "70 × 50 × 155 mm")


def pizza():
    """Half of a pizza box: lid and front, walls around."""
    khubz = BRANDS["khubz"]
    ink, kraft = "#7A1F14", "#C79A66"
    x, y, s, wall = 600, 1010, 1300, 190
    made = rect(x - wall, y - wall, s + 2 * wall, s + 2 * wall, kraft) + rect(x - wall, y - wall, s + 2 * wall, s + 2 * wall, "none", f'stroke="{CUT}" stroke-width="7"')
    made += khubz.mark(x + s / 2, y + 430, 220, ink) + arabic(x + s / 2, y + 900, "بيتزا الفرن", 220, "Lale", 400, ink)
    made += english(x + s / 2, y + 1060, "From the oven", 88, "Rdx", 400, ink)
    for a, b in ((x, y), (x + s, y)):
        made += fold(a, y - wall, a, y + s + wall)
    made += fold(x - wall, y, x + s + wall, y) + fold(x - wall, y + s, x + s + wall, y + s) + safe(x + 60, y + 60, s - 120, s - 120)
    proof("pizza", made, "غطاء علبة بيتزا", "Pizza box, lid", "330 × 330 × 40 mm")


def sleeve():
    """A belly band unrolled: four sides and the overlap."""
    made, y = "", 520
    for name, ground in (("rayhan", "#FBF1EA"), ("mazraa", "#F4F1E1"), ("oud", "#16130F")):
        brand = BRANDS[name]
        x, h, at = 210, 560, 210
        made += rect(x, y, 2080, h, ground)
        for k, w in enumerate((640, 320, 640, 320, 160)):
            if k == 0:
                made += brand.mark(at + w / 2, y + 180, 105) + wordmark(brand, at + w / 2, y + 400, 80)
            elif k == 2:
                made += within(at, y, w, h, 640, 560, art(name, 0, 0, 640, 560))
            if k:
                made += fold(at, y, at, y + h)
            if k < 4:
                made += safe(at + 34, y + 34, w - 68, h - 68)
            at += w
        made += cut(x, y, 2080, h) + ticks(x, y, 2080, h)
        y += 790
    proof("sleeve", made, "أحزمة مفرودة", "Belly bands, flat", "208 × 56 mm")


def tube():
    brand = BRANDS["nakheel"]
    x, y, w, h = 230, 620, 2040, 1500
    scene = within(x, y + 880, w, 620, 2040, 620, art("nakheel", 0, 0, 2040, 620))
    made = rect(x, y, w, h, brand.ground) + scene
    for cx in (x + w * 0.25, x + w * 0.75):
        made += brand.mark(cx, y + 290, 150) + wordmark(brand, cx, y + 620, 120)
    made += cut(x, y, w, h) + safe(x + 60, y + 60, w - 120, h - 120) + ticks(x, y, w, h)
    made += rect(x, 2300, w, 330, "#1F5A3A") + cut(x, 2300, w, 330) + arabic(x + w * 0.84, 2500, "الغطاء", 110, "Mes", 700, CREAM) + ticks(x, 2300, w, 330)
    proof("tube", made, "ملصق العلبة الأسطوانية", "Tube wrap and lid", "283 × 180 mm")


def bookmarks():
    made = ""
    for k, name in enumerate(("darb", "noura", "riwaq")):
        brand = BRANDS[name]
        x, y, w, h = 330 + k * 660, 520, 520, 1060
        made += rect(x - 24, y - 24, w + 48, h + 48, brand.ground) + within(x - 24, y + 480, w + 48, h - 456, 568, 604, art(name, 0, 0, 568, 604))
        made += brand.mark(x + w / 2, y + 220, 80) + wordmark(brand, x + w / 2, y + 400, 62)
        made += circle(x + w / 2, y + 70, 24, "#FDFCF9") + ring(x + w / 2, y + 70, 24, CUT, 7)
        made += cut(x, y, w, h) + safe(x + 40, y + 40, w - 80, h - 80) + ticks(x, y, w, h)
        y = 1780
        made += rect(x - 24, y - 24, w + 48, h - 100, "#FBF8F1")
        made += brand.mark(x + w / 2, y + 700, 66, "#8C7B5E")
        for i in range(4):
            made += line(x + 70, y + 230 + i * 105, x + w - 70, y + 230 + i * 105, "#CFC6B3", 5)
        made += circle(x + w / 2, y + 70, 24, "#FDFCF9") + ring(x + w / 2, y + 70, 24, CUT, 7)
        made += cut(x, y, w, h - 148) + safe(x + 40, y + 40, w - 80, h - 228)
    proof("bookmark", made, "الوجه والظهر", "Front and back", "50 × 150 mm")


def hangers():
    khubz, madar = BRANDS["khubz"], BRANDS["madar"]
    made = ""
    for k, name in enumerate(("khubz", "madar")):
        brand = (khubz, madar)[k]
        ground = "#F4E3C8" if name == "khubz" else madar.ground
        x, y, w, h = 330 + k * 1000, 500, 840, 2130
        made += rect(x - 26, y - 26, w + 52, h + 52, ground) + within(x - 26, y + 1460, w + 52, 696, 892, 696, art(name, 0, 0, 892, 696))
        if name == "khubz":
            made += arabic(x + w / 2, y + 1010, "خبز ساخن", 150, "Lale", 400, brand.ink) + arabic(x + w / 2, y + 1190, "على بابك", 150, "Lale", 400, brand.ink)
        else:
            made += arabic(x + w / 2, y + 1060, "لا تزعجني", 160, "Rdx", 700, "#FFFFFF") + english(x + w / 2, y + 1190, "Deep work", 84, "Rdx", 400, "#FFFFFF")
        made += circle(x + w / 2, y + 430, 270, "#FDFCF9") + ring(x + w / 2, y + 430, 270, CUT, 7)
        made += cut(x, y, w, h, 90) + safe(x + 60, y + 770, w - 120, h - 830) + ticks(x, y, w, h)
    proof("hanger", made, "معلّقة باب، وجهان", "Door hanger, two sides", "98 × 235 mm")


def table_cover():
    """A table cover from above: the top in the middle, a skirt on each side."""
    made = ""
    for y0, name in ((520, "madar"), (1740, "sahil")):
        brand = BRANDS[name]
        x, y, w, top, skirt = 640, y0 + 230, 1220, 360, 380
        shape = f"M{x} {y}H{x + w}V{y + top}H{x + w + 380}V{y}H{x + w}V{y - 230}H{x}V{y}H{x - 380}V{y + top}H{x}V{y + top + skirt}H{x + w}V{y + top}"
        made += rect(x, y - 230, w, 230 + top + skirt, brand.ground) + rect(x - 380, y, 380, top, brand.ground) + rect(x + w, y, 380, top, brand.ground)
        made += within(x, y + top + 190, w, 190, 1220, 190, art(name, 0, 0, 1220, 190))
        made += brand.mark(x + 230, y + top + 130, 80) + wordmark(brand, x + 700, y + top + 130, 88)
        made += path(shape, "none", CUT, 7)
        for a, b, c, d in ((x, y, x + w, y), (x, y + top, x + w, y + top), (x, y, x, y + top), (x + w, y, x + w, y + top)):
            made += fold(a, b, c, d)
        made += safe(x + 50, y + top + 40, w - 100, skirt - 80)
    proof("table", made, "مفرش مفرود", "Table cover, flat", "180 × 75 × 75 cm")


def fabric_wall():
    made = ""
    for y, name in ((520, "madar"), (1740, "sahil")):
        brand = BRANDS[name]
        x, w, h = 250, 2000, 1040
        made += rect(x - 30, y - 30, w + 60, h + 60, brand.ground) + within(x - 30, y + 520, w + 60, h - 490, 2060, 550, art(name, 0, 0, 2060, 550))
        made += brand.mark(x + 350, y + 270, 170) + wordmark(brand, x + 1250, y + 270, 190)
        made += cut(x, y, w, h, 70) + safe(x + 90, y + 90, w - 180, h - 180, 40) + ticks(x, y, w, h)
    proof("wall", made, "جدار قماشي، تصميمان", "Fabric wall, two designs", "300 × 230 cm")


def tent():
    """Roof, valance and back wall of a canopy tent, laid out one above the other."""
    sahil = BRANDS["sahil"]
    x, w = 300, 1900
    roof = path(f"M{x} 1130L{x + w / 2} 460L{x + w} 1130Z", "#0B5F74", CUT, 7) + sahil.mark(x + w / 2, 900, 150)
    y = 1250
    edge = rect(x, y, w, 220, sahil.ground) + within(x, y + 110, w, 110, 1900, 110, art("sahil", 0, 0, 1900, 110)) + arabic(x + w / 2, y + 110, sahil.ar, 110, sahil.family, sahil.weight, sahil.ink)
    edge += cut(x, y, w, 220) + safe(x + 50, y + 24, w - 100, 172)
    y = 1600
    back = rect(x, y, w, 1120, sahil.ground) + within(x, y + 420, w, 700, 1901, 700, art("sahil", 0, 0, 1901, 700)) + wordmark(sahil, x + w / 2, y + 230, 170)
    back += cut(x, y, w, 1120) + safe(x + 80, y + 80, w - 160, 960)
    proof("tent", roof + edge + back, "السقف والحافة والجدار", "Roof, edge and wall", "3 × 3 m")


def code_stand():
    """Placed for the stand of a QR code: the face, twice, in two designs."""
    made = ""
    for k, (name, family) in enumerate((("sahil", "Mes"), ("khubz", "Lale"))):
        brand = BRANDS[name]
        x, y, w, h = 310 + k * 990, 640, 880, 1700
        made += rect(x - 26, y - 26, w + 52, h + 52, brand.ground) + within(x - 26, y + h - 300, w + 52, 326, 932, 326, art(name, 0, 0, 932, 326))
        made += arabic(x + w / 2, y + 230, "القائمة", 170, family, 700 if family == "Mes" else 400, brand.ink) + english(x + w / 2, y + 350, "Menu", 90, "Rdx", 400, brand.ink)
        made += rect(x + 140, y + 500, 600, 600, "#FFFFFF", 'rx="30"') + code(x + 190, y + 550, 500)
        made += cut(x, y, w, h, 40) + safe(x + 60, y + 60, w - 120, h - 120) + ticks(x, y, w, h)
    proof("code", made, "وجه الحامل، تصميمان", "Stand face, two designs", "100 × 190 mm")


def code_faces():
    """What stands in the clear stand, 1300 by 1850."""
    for name, family in (("sahil", "Mes"), ("khubz", "Lale"), ("qamar", "Mes")):
        brand = BRANDS[name]
        body = within(0, 1500, 1300, 350, 1300, 350, art(name, 0, 0, 1300, 350)) + arabic(650, 250, "القائمة", 210, family, 700 if family == "Mes" else 400, brand.ink)
        body += english(650, 390, "Menu", 110, "Rdx", 400, brand.ink) + rect(250, 500, 800, 800, "#FFFFFF", 'rx="40"') + code(310, 560, 680)
        save(f"code_{name}", 1300, 1850, body + arabic(650, 1420, "امسح الرمز بهاتفك", 76, "Rdx", 500, brand.ink), brand.ground)


def code(x, y, size, ink=INK):
    """The look of a QR code."""
    cell = size / 25
    made = ""
    for i in range(25):
        for j in range(25):
            corner = (i < 8 and j < 8) or (i > 16 and j < 8) or (i < 8 and j > 16)
            if not corner and (i * 7 + j * 13 + i * j * 5) % 3 == 0:
                made += rect(x + i * cell, y + j * cell, cell + 0.5, cell + 0.5, ink)
    for i, j in ((0, 0), (18, 0), (0, 18)):
        for inset, colour in ((0, ink), (1, "#FFFFFF"), (2, ink)):
            made += rect(x + (i + inset) * cell, y + (j + inset) * cell, (7 - 2 * inset) * cell, (7 - 2 * inset) * cell, colour)
    return made
