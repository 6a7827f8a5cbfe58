"""What is printed on bags of cloth, on a coverall and on the side of a truck."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import CREAM, INK, YELLOW, arabic, circle, english, group, line, number, path, rect, save

LIGHT = "#F4F1E1"


def draw():
    shoppers()
    small_bags()
    backpacks()
    coveralls()
    trucks()
    tubes()


def burlap(w, h):
    """Uneven yarn, over and under."""
    made = ""
    for i in range(int(w / 9)):
        made += rect(i * 9, 0, 3.4, h, "#5A3C14", f'fill-opacity="{0.05 + 0.06 * ((i * 7) % 5) / 4:.2f}"')
    for i in range(int(h / 9)):
        made += rect(0, i * 9, w, 3.4, "#FFF3D6", f'fill-opacity="{0.05 + 0.08 * ((i * 5) % 7) / 6:.2f}"')
    return made


def shoppers():
    for name, ink in (("nakheel", "#1E4B3F"), ("khubz", "#5B2D14")):
        brand = BRANDS[name]
        body = brand.mark(950, 640, 330, ink) + wordmark(brand, 950, 1230, 210, ink)
        save(f"jute_{name}", 1900, 1700, burlap(1900, 1700) + body, None)
    for name in ("mazraa", "sahil", "rayhan"):
        brand = BRANDS[name]
        body = brand.mark(875, 820, 340, LIGHT) + wordmark(brand, 875, 1450, 220, LIGHT)
        save(f"shopper_{name}", 1750, 1950, body, None)


def small_bags():
    """Fields of 1.5 by 1.5; the bag is widest at a third of its height."""
    for name in ("bustan", "oud", "rayhan", "noura"):
        brand = BRANDS[name]
        ink = {"oud": "#7A5320"}.get(name)
        body = brand.mark(750, 830, 185, ink) + wordmark(brand, 750, 1190, 118, ink or brand.ink)
        save(f"small_{name}", 1500, 1500, body, None)


def backpacks():
    """Fields of 2.5 by 2.5."""
    body = arabic(1250, 1330, "سباق الواحة", 300, "Lale", 400, YELLOW) + english(1250, 1530, "Oasis Run 10 km", 128, "Rdx", 600, "#F3F1EC")
    body += path("M560 1830Q900 1640 1250 1790T1940 1740", stroke=YELLOW, width=26, extra='stroke-linecap="round"') + circle(1940, 1740, 34, "#E8663C")
    save("backpack_race", 2500, 2500, body, None)
    star = "M0 -100L29 -31L95 -31L42 10L62 81L0 40L-62 81L-42 10L-95 -31L-29 -31Z"
    body = group(path(star, "#FFFFFF"), 'transform="translate(1250 920) scale(2.3)"')
    body += arabic(1250, 1480, "مدرسة النخيل", 270, "Lale", 400, "#FFFFFF") + english(1250, 1660, "Nakheel School", 122, "Rdx", 600, "#FBE9CC")
    save("backpack_school", 2500, 2500, body, None)


def coveralls():
    """Fields of 2.4 by 2.4 around the chest; the mark sits above the wearer's left pocket."""
    madar, darb = BRANDS["madar"], "#F2DDB0"
    body = madar.mark(1150, 640, 54, LIGHT) + arabic(1345, 662, madar.ar, 56, madar.family, madar.weight, LIGHT)
    save("coverall_madar", 2000, 2000, body, None)
    body = arabic(1285, 655, "ورشة الطريق", 72, "Rdx", 700, darb) + english(1285, 722, "Tariq Garage", 46, "Rdx", 600, darb)
    save("coverall_garage", 2000, 2000, body, None)


def trucks():
    """The near side of the box, 4.02 by 2.4; the cab is at its left."""
    nakheel, mazraa = BRANDS["nakheel"], BRANDS["mazraa"]
    palms = group(art("nakheel", 0, 0, 1500, 2400), 'transform="translate(0 0)"')
    body = palms + path("M1280 -10Q1620 1200 1280 2410H4040V-10Z", nakheel.accent) + wordmark(nakheel, 2760, 1130, 430, CREAM)
    body += arabic(2760, 1770, "من مزارع الأحساء إلى بابك", 170, "Mes", 500, "#D7E6DC") + number(2760, 2080, "055 000 0000", 170, 600, YELLOW)
    save("truck_nakheel", 4020, 2400, body, nakheel.ground)
    leaves = art("mazraa", 0, 0, 4020, 2400)
    body = leaves + rect(820, 560, 2380, 1280, mazraa.ground, 'rx="140"') + mazraa.mark(1180, 1200, 300) + arabic(3010, 1190, mazraa.ar, 380, "Alex", 700, mazraa.ink, "end")
    body += arabic(3010, 1530, "خضار اليوم، كل يوم", 150, "Alex", 500, mazraa.ink, "end")
    save("truck_mazraa", 4020, 2400, body, mazraa.ground)
    body = rect(0, 1760, 4020, 640, "#14508C") + rect(0, 1700, 4020, 60, YELLOW)
    body += arabic(3700, 820, "نقل الواحة", 500, "Rdx", 700, "#14508C", "end") + english(3700, 1180, "Oasis Movers", 230, "Rdx", 600, "#14508C", "end")
    body += arabic(3700, 2140, "أثاث المنازل والمكاتب", 190, "Rdx", 600, "#FFFFFF", "end") + number(300, 2140, "055 000 0000", 180, 600, YELLOW, "start")
    body += path("M420 1120V620L820 360L1220 620V1120Z", "#E8663C") + path("M700 1120V840H940V1120Z", CREAM) + line(320, 1120, 1320, 1120, "#14508C", 60)
    save("truck_movers", 4020, 2400, body, "#F4F6F8")


def tubes():
    """Half of the way round a tube, 1.8 by 1.66; its lid covers the upper fifth."""
    for name in ("mazraa", "nakheel", "sahil", "oud", "rayhan"):
        brand = BRANDS[name]
        scene = group(art(name, 0, 0, 1800, 560), 'transform="translate(0 1110)"')
        save(f"tube_{name}", 1800, 1660, scene + brand.mark(900, 600, 170) + wordmark(brand, 900, 930, 138), brand.ground)
