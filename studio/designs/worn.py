"""What is printed on clothes, caps and vans."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import (
    INK, YELLOW, arabic, circle, clipped, english, number, path, petals, rect, save, waves,
)  # fmt: skip

VAN = (2380, 1000)


def draw():
    clothes()
    vans()


def clothes():
    """Fields of 2000 by 2000 in the middle of the chest; a small mark sits on the wearer's left."""
    light = "#F6F1E6"
    for name in ("madar", "sahil", "riwaq"):
        brand = BRANDS[name]
        ink = None if name == "sahil" else light
        body = brand.mark(1390, 760, 135, ink) + arabic(1390, 1000, brand.ar, 74, brand.family, brand.weight, light if name != "sahil" else brand.ink)
        save(f"chest_{name}", 2000, 2000, body, None)
    body = arabic(1000, 980, "قهوة", 430, "Lale", 400, light) + english(1000, 1260, "KOHL COFFEE", 118, "Rdx", 600, YELLOW, spacing=14)
    save("chest_word", 2000, 2000, body, None)
    body = number(1000, 1180, "9", 780, 700, light) + arabic(1000, 1400, "نادي الساحل", 140, "Lale", 400, light)
    body += rect(-400, 1480, 2800, 60, YELLOW) + rect(-400, 1570, 2800, 24, light)
    save("chest_nine", 2000, 2000, body, None)
    rays = "".join(
        f'<g transform="translate(1000 900) rotate({k * 30})">{path("M-34 -330L0 -430L34 -330Z", "#E8663C")}</g>' for k in range(12)
    )
    smile = path("M860 960Q1000 1110 1140 960", stroke=INK, width=34, extra='stroke-linecap="round"')
    body = rays + circle(1000, 900, 290, "#F2803C") + circle(905, 840, 30, INK) + circle(1095, 840, 30, INK) + smile
    body += arabic(1000, 1500, "صباح الشمس", 190, "Lale", 400, "#7A3A12")
    save("chest_sun", 2000, 2000, body, None)
    sahil = BRANDS["sahil"]
    body = sahil.mark(1000, 870, 330) + wordmark(sahil, 1000, 1430, 170, light)
    save("tote_sahil_apron", 2000, 2000, body, None)
    for name, ink in (("sahil", None), ("madar", light), ("noura", None)):
        save(f"cap_{name}", 1400, 1400, BRANDS[name].mark(700, 600, 400, ink), None)


def vans():
    """The near side of a van, nose on the left; the load begins at a height of 1050 from the left."""
    w, h = VAN
    sahil = waves(-20, w + 40, 700, 4, 70, 34, 620, ["#0E7C9B", "#0B6A83", YELLOW, "#0B5F74"], floor=h)
    body = circle(2060, 690, 250, "#D13A1F") + sahil + wordmark(BRANDS["sahil"], 1640, 330, 170)
    save("van_sahil", w, h, body, "#FAF3E6")
    rayhan = petals(2170, 700, 430, ["#C2256E", "#E8663C", "#F2B705", "#1E7B4F"], 12) + petals(1120, 1010, 330, ["#F2B705", "#C2256E", "#E8663C"], 30)
    shape = path(f"M1010 -10C880 330 1120 640 960 {h + 10}H{w + 10}V-10Z", "#F3C6B4")
    load = path(f"M1010 -10C880 330 1120 640 960 {h + 10}H{w + 10}V-10Z", "#000")
    body = shape + clipped("load", load, rayhan) + wordmark(BRANDS["rayhan"], 1450, 330, 140)
    save("van_rayhan", w, h, body, "#FFFFFF")
    noura = BRANDS["noura"]
    body = noura.mark(2130, 400, 165) + wordmark(noura, 1500, 380, 150) + english(1500, 640, noura.site, 80, "Rdx", 400)
    body += english(1500, 750, "055 000 0000", 80, "Rdx", 400)
    save("van_noura", w, h, body, "#FFFFFF")
    stripes = "".join(path(f"M{x} 640h90l-120 150h-90Z", "#D13A1F" if i % 2 else "#F6F1E6") for i, x in enumerate(range(1150, 2500, 94)))
    body = stripes + rect(560, 640, 520, 26, "#F6F1E6") + arabic(1680, 390, "صيانة الشبكة", 165, "Rdx", 700, INK)
    body += english(1680, 540, "Network service · 24 h", 88, "Rdx", 600)
    save("van_service", w, h, body, "#F2B705")
    khubz = BRANDS["khubz"]
    body = khubz.mark(800, 690, 90) + arabic(800, 850, khubz.ar, 64, khubz.family, 400, khubz.ink)
    save("van_door", w, h, body, "#FFFFFF")
    mazraa = BRANDS["mazraa"]
    card = rect(600, 590, 400, 270, "#FFFFFF", 'rx="26" stroke="#C9CED3" stroke-width="4"')
    body = card + mazraa.mark(800, 668, 58) + arabic(800, 815, mazraa.ar, 84, mazraa.family, 700, mazraa.ink)
    save("van_magnet", w, h, body, "#8FA6B2")
    card = rect(600, 590, 400, 270, "#C2256E", 'rx="26"')
    bustan = BRANDS["bustan"]
    card += bustan.mark(800, 672, 56, "#FFFFFF") + arabic(800, 815, bustan.ar, 84, bustan.family, bustan.weight, "#FFFFFF")
    save("van_magnet_pink", w, h, card, None)
    chevrons = "".join(path(f"M{x} 560h120l110 130l-110 130h-120l110 -130Z", "#D13A1F" if i % 2 else YELLOW) for i, x in enumerate(range(1120, 2400, 150)))
    body = chevrons + rect(520, 640, 560, 30, "#D13A1F") + rect(520, 690, 560, 30, YELLOW)
    body += arabic(1690, 330, "صيانة المصاعد", 165, "Rdx", 700, "#D13A1F") + english(1690, 470, "Lift service · 24 h", 88, "Rdx", 600, INK)
    save("van_lifts", w, h, body, "#FFFFFF")
    oud = BRANDS["oud"]
    body = art("oud", 1000, 0, 1400, h) + rect(1180, 210, 900, 420, oud.ground) + wordmark(oud, 1630, 430, 190)
    save("van_oud", w, h, body, oud.ground)
