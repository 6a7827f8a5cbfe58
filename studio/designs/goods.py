"""What is printed on boxes, plates, flags, tents and small gifts."""

from designs.brands import BRANDS, art, panel, wordmark
from designs.ink import (
    CREAM, GREY, INK, PINE, VERMILION, YELLOW, arabic, circle, english, frame, group, line, number, path, petals, rect,
    save, star_lattice, text_lines, waves,
)  # fmt: skip
from designs.paper import dunes, najd

BROWN = "#3A2A10"


def draw():
    walls()
    plates()
    cartons()
    food()
    leaflets()
    gifts()
    outdoors()
    clothes()


def moved(body, x, y):
    return group(body, f'transform="translate({x} {y})"')


def walls():
    """One landscape across three canvases, a name in a frame, five square photographs."""
    whole = dunes(3300, 1450)
    for k in range(3):
        save(f"canvas_set_{k}", 1000, 1450, moved(whole, -1150 * k, 0), "#F4E1C6")
    body = arabic(500, 590, "ريم", 430, "Ruqaa", 700, INK) + line(430, 760, 570, 760, "#B5893F", 5)
    save("name_reem", 1000, 1000, body + english(500, 850, "Reem", 54, "Frau", 400, GREY), "#FBF8F1")
    body = arabic(500, 590, "فهد", 400, "Ruqaa", 700, "#8A5A14") + line(430, 760, 570, 760, "#1B1C20", 5)
    save("name_fahd", 1000, 1000, body + english(500, 850, "Fahad", 54, "Frau", 400, GREY), "#FBF8F1")
    night = circle(690, 300, 90, CREAM) + path("M0 760L260 470L430 640L660 380L1000 720V1000H0Z", "#2C4A66")
    night += path("M0 860L320 690L620 840L1000 700V1000H0Z", "#16283A")
    sea = waves(-20, 1020, 560, 5, 90, 30, 420, ["#0E7C9B", "#0B6A83", "#E9C46A", "#0B5F74", "#084B5B"], floor=1000)
    palm = "".join(
        group(path("M0 0C90 -60 210 -40 270 60C180 10 90 10 0 40Z", "#2F7D4F"), f'transform="translate(500 380) rotate({k * 51 - 90})"')
        for k in range(7)
    )
    palm = path("M480 400Q520 640 470 1000H560Q560 640 520 400Z", "#8A5A33") + palm
    photos = ((dunes(1000, 1000), "#F4E1C6"), (night, "#4B6E8C"), (circle(500, 520, 190, VERMILION) + sea, "#F6DCC0"), (palm, "#D5E8E4"), (najd(1000, 1000, 200), CREAM))
    for k, (body, ground) in enumerate(photos):
        save(f"photo_{k}", 1000, 1000, body + frame(20, 20, 960, 960, "#FFFFFF", 40), ground)
        grey = '<filter id="grey"><feColorMatrix type="matrix" values=".30 .62 .08 0 0 .30 .62 .08 0 0 .29 .60 .08 0 0 0 0 0 1 0"/></filter>'
        picture = rect(0, 0, 1000, 1000, ground) + body
        save(f"photo_grey_{k}", 1000, 1000, grey + group(picture, 'filter="url(#grey)"') + frame(20, 20, 960, 960, "#FFFFFF", 40), ground)


def plates():
    """Ink on brass and oak; the metal is the ground."""
    body = frame(50, 50, 1800, 1200, BROWN, 8) + arabic(950, 330, "افتُتح هذا المبنى", 130, "Amiri", 700, BROWN)
    body += arabic(950, 500, "في يوم الأحد 11 رجب 1448", 84, "Amiri", 400, BROWN)
    body += arabic(950, 710, "مركز واحتي للتمور", 150, "Amiri", 700, BROWN) + english(950, 880, "Wahati Date Centre", 92, "Frau", 400, BROWN)
    save("plate_brass", 1900, 1300, body + english(950, 1050, "Opened 20 December 2026", 66, "Frau", 400, BROWN), None)
    body = arabic(2270, 330, "نورة العتيبي", 170, "Rdx", 600, BROWN, "end") + arabic(2270, 540, "مديرة الاستوديو", 104, "Rdx", 400, BROWN, "end")
    body += english(130, 320, "Noura Al Otaibi", 124, "Rdx", 600, BROWN, "start") + english(130, 530, "Studio manager", 88, "Rdx", 400, BROWN, "start")
    save("plate_desk", 2400, 720, body, None)
    body = arabic(1880, 500, "قاعة النخيل", 190, "Rdx", 600, BROWN, "end") + number(240, 500, "204", 200, 600, BROWN, "start")
    body += rect(230, 740, 1640, 320, "#3C2613", 'rx="40"') + rect(1080, 770, 760, 260, "#1E7B4F", 'rx="30"')
    save("plate_wood", 2100, 1300, body + arabic(1460, 950, "متاحة", 150, "Rdx", 600, "#FFFFFF"), None)


def cartons():
    rayhan, oud = BRANDS["rayhan"], BRANDS["oud"]
    body = rayhan.mark(500, 380, 190) + wordmark(rayhan, 500, 760, 128) + petals(500, 1560, 560, ["#C2256E", "#F2B705", "#1E7B4F", "#E8663C"])
    save("carton_rayhan", 1000, 1900, body, rayhan.ground)
    body = text_lines(120, 200, 460, 12, 44, "#B9ABA0", 12) + petals(620, 1750, 420, ["#C2256E", "#1E7B4F", "#F2B705"])
    save("carton_rayhan_side", 700, 1900, body, rayhan.ground)
    lattice = star_lattice(0, 900, 1000, 600, 90, "none", "#8A6A34", 5)
    save("perfume_oud", 1000, 1500, lattice + oud.mark(500, 290, 130, "#E2B868") + wordmark(oud, 500, 560, 130), oud.ground)
    save("perfume_oud_side", 1000, 1500, lattice, oud.ground)
    white = star_lattice(0, 900, 1000, 600, 90, "none", "#C9A35B", 5)
    save("perfume_white", 1000, 1500, white + oud.mark(500, 290, 130, "#A8803A") + wordmark(oud, 500, 560, 130, "#6B4E1C"), "#F6F1E6")
    save("perfume_white_side", 1000, 1500, white, "#F6F1E6")
    mazraa = BRANDS["mazraa"]
    leaves = moved(art("mazraa", 0, 0, 1000, 800), 0, 1100)
    save("carton_mazraa", 1000, 1900, mazraa.mark(500, 380, 190) + wordmark(mazraa, 500, 760, 150) + leaves, mazraa.ground)
    save("carton_mazraa_side", 700, 1900, text_lines(120, 200, 460, 12, 44, "#A9B49A", 12) + moved(art("mazraa", 0, 0, 700, 800), 0, 1100), mazraa.ground)
    for name in ("rayhan", "mazraa"):
        brand = BRANDS[name]
        band = rect(500, 0, 500, 1000, brand.ground) + brand.mark(750, 330, 150) + wordmark(brand, 750, 640, 92)
        save(f"soap_{name}", 1500, 1000, band, brand.accent if name == "mazraa" else "#F3C6B4")
        save(f"soap_{name}_front", 1500, 550, rect(500, 0, 500, 550, brand.ground) + brand.mark(750, 275, 120), brand.accent if name == "mazraa" else "#F3C6B4")
    save("magnet_oud", 2060, 1660, star_lattice(0, 0, 2060, 1660, 120, "none", "#6B5226", 5) + rect(630, 430, 800, 800, oud.ground) + oud.mark(1030, 690, 180, "#E2B868") + wordmark(oud, 1030, 1050, 150), oud.ground)
    save("magnet_note", 2060, 1660, arabic(1030, 900, "لمن نُحب", 260, "Ruqaa", 700, "#E2B868"), oud.ground)


def food():
    khubz, bustan = BRANDS["khubz"], BRANDS["bustan"]
    ink = "#7A1F14"
    body = khubz.mark(1000, 640, 330, ink) + arabic(1000, 1330, "بيتزا الفرن", 330, "Lale", 400, ink) + english(1000, 1560, "From the oven", 130, "Rdx", 400, ink)
    save("pizza_top", 2000, 2000, body, None)
    save("pizza_front", 2000, 240, arabic(1000, 170, "تُؤكل ساخنة", 130, "Lale", 400, ink), None)
    save("burger_top", 1000, 1000, khubz.mark(500, 400, 200) + arabic(500, 800, "برجر", 240, "Lale", 400, khubz.ink), khubz.ground)
    save("burger_side", 1200, 500, art("khubz", 0, 0, 1200, 500), khubz.ground)
    save("cake_front", 1700, 950, wordmark(bustan, 850, 470, 230), bustan.ground)
    save("cake_side", 1700, 950, art("bustan", 0, 0, 1700, 950), bustan.ground)


def leaflets():
    khubz = BRANDS["khubz"]
    body = arabic(490, 1090, "خبز ساخن", 170, "Lale", 400, khubz.ink) + arabic(490, 1290, "على بابك", 170, "Lale", 400, khubz.ink)
    body += english(490, 1410, "Warm bread at your door", 58, "Rdx", 400, khubz.accent) + number(490, 1530, "055 000 0000", 84, 600, khubz.ink)
    save("hanger_khubz", 980, 2350, body + moved(art("khubz", 0, 0, 980, 700), 0, 1650), "#F4E3C8")
    madar = BRANDS["madar"]
    body = arabic(490, 1120, "لا تزعجني", 170, "Rdx", 700, "#FFFFFF") + english(490, 1260, "Deep work", 90, "Rdx", 400, "#FFFFFF")
    save("hanger_madar", 980, 2350, body + moved(art("madar", 0, 0, 980, 900), 0, 1450), madar.ground)
    for name in ("darb", "noura", "riwaq", "sahil", "oud", "rayhan"):
        brand = BRANDS[name]
        body = moved(art(name, 0, 0, 620, 1200), 0, 1000) + brand.mark(310, 420, 120) + wordmark(brand, 310, 720, 78)
        save(f"mark_page_{name}", 620, 2200, body, brand.ground)


def gifts():
    madar = BRANDS["madar"]
    sahil = BRANDS["sahil"]
    save("mousepad_sahil", 2900, 2300, art("sahil", 0, 0, 2900, 2300) + wordmark(sahil, 600, 330, 150), sahil.ground)
    body = art("madar", 0, 0, 2900, 2300) + wordmark(madar, 560, 2030, 130)
    save("mousepad_madar", 2900, 2300, body, madar.ground)
    save("power_madar", 1350, 2600, madar.mark(675, 1000, 330) + wordmark(madar, 675, 1700, 150), None)


def outdoors():
    """Feather flags of 1 by 3.3, flags of 1.6 by 1, table flags, and the three faces of a tent."""
    for name in ("sahil", "rayhan", "noura"):
        brand = BRANDS[name]
        scene = moved(art(name, 0, 0, 1000, 1250), 0, 2050)
        body = scene + brand.mark(590, 950, 270) + wordmark(brand, 520, 1560, 150)
        save(f"feather_{name}", 1000, 3300, body, brand.ground)
    for name in ("nakheel", "rayhan"):
        brand = BRANDS[name]
        save(f"flag_{name}", 1600, 1000, brand.mark(800, 370, 240) + wordmark(brand, 800, 770, 130), brand.ground)
    for name in ("madar", "noura", "nakheel", "rayhan"):
        brand = BRANDS[name]
        save(f"table_{name}", 800, 1300, brand.mark(400, 430, 190) + wordmark(brand, 400, 800, 100) + frame(24, 24, 752, 1252, "#D8A951", 16), brand.ground)
    sahil = BRANDS["sahil"]
    save("tent_roof", 1500, 900, sahil.mark(750, 520, 190), "#0B5F74")
    pattern = waves(-20, 3020, 190, 3, 60, 22, 420, ["#0E7C9B", YELLOW, "#0B5F74"], floor=340)
    save("tent_edge", 3000, 340, pattern + rect(1050, 0, 900, 340, sahil.ground) + arabic(1500, 215, sahil.ar, 165, sahil.family, sahil.weight, sahil.ink), sahil.ground)
    back = circle(1500, 760, 460, VERMILION) + waves(-20, 3020, 900, 6, 150, 60, 760, ["#0E7C9B", "#0B6A83", YELLOW, "#0B5F74", VERMILION, "#084B5B"], floor=1950)
    save("tent_back", 3000, 1950, back, sahil.ground)


def clothes():
    noura, riwaq, khubz = BRANDS["noura"], BRANDS["riwaq"], BRANDS["khubz"]
    body = noura.mark(1000, 1010, 260) + arabic(1000, 1490, noura.ar, 150, noura.family, noura.weight, "#F6F1E6")
    save("hoodie_noura", 2000, 2000, body, None)
    body = arabic(1000, 1220, "قهوة", 380, "Lale", 400, "#F6F1E6") + english(1000, 1470, "KOHL COFFEE", 110, "Rdx", 600, YELLOW, spacing=14)
    save("hoodie_word", 2000, 2000, body, None)
    save("vest_riwaq", 2000, 2000, arabic(1245, 905, riwaq.ar, 58, riwaq.family, 700, INK) + english(1245, 985, "SITE TEAM", 50, "Rdx", 700, INK), None)
    save("chef_khubz", 2000, 2000, khubz.mark(1575, 600, 60) + arabic(1575, 735, khubz.ar, 56, khubz.family, 400, PINE), None)
