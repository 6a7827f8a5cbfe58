"""Further designs for goods that have a shot already, so that a buyer sees more than one."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import (
    CREAM, INK, YELLOW, arabic, circle, english, frame, group, line, number, path, petals, rect, ring, save, star_lattice,
    waves,
)  # fmt: skip

LIGHT, GOLD = "#F6F1E6", "#E2B868"


def draw():
    boxes()
    plates()
    glass()
    walls()
    outdoors()
    vans()
    cloth()


def moved(body, x, y):
    return group(body, f'transform="translate({x} {y})"')


def boxes():
    save("lid_night", 1250, 1250, star_lattice(0, 0, 1250, 1250, 78, "none", "#D8AE5E", 3), "#16233F")
    qamar = BRANDS["qamar"]
    lattice = star_lattice(0, 1080, 1000, 600, 90, "none", "#B88F45", 5)
    save("perfume_green", 1000, 1500, lattice + qamar.mark(500, 290, 130, GOLD) + arabic(500, 540, "مسك الليل", 140, "Ruqaa", 700, GOLD) + english(500, 650, "Night musk", 70, "Frau", 400, GOLD), "#123A32")
    save("perfume_green_side", 1000, 1500, lattice, "#123A32")
    mazraa = BRANDS["mazraa"]
    body = moved(art("mazraa", 0, 0, 1000, 520), 0, 980) + mazraa.mark(500, 300, 150) + arabic(500, 610, "لوز محمّص", 150, "Alex", 700, mazraa.ink)
    body += english(500, 720, "Roasted almonds", 80, "Alex", 300, mazraa.ink) + number(500, 860, "500 g", 74, 600, mazraa.ink)
    save("pouch_almonds", 1000, 1500, body, mazraa.ground)
    body = rect(560, 0, 580, 1000, "#F6E3DA") + mazraa.mark(850, 250, 150, "#8A2F2A") + arabic(850, 580, "مخلل بيتي", 138, "Lale", 400, "#8A2F2A")
    body += english(850, 705, "House pickles", 70, "Frau", 400, "#8A2F2A") + line(690, 750, 1010, 750, "#8A2F2A", 5) + number(850, 870, "500 g", 58, 600, "#8A2F2A")
    save("label_pickles", 1700, 1000, body, "#F6E3DA")


def plates():
    """The same words in pale ink, for dark metal and dark wood."""
    body = frame(50, 50, 1800, 1200, GOLD, 8) + arabic(950, 340, "وُضع حجر الأساس", 140, "Amiri", 700, GOLD)
    body += arabic(950, 520, "لمدرسة النخيل", 150, "Amiri", 700, GOLD) + english(950, 690, "Nakheel School", 92, "Frau", 400, GOLD)
    body += arabic(950, 880, "في يوم الثلاثاء 13 رجب 1448", 84, "Amiri", 400, GOLD)
    save("plate_stone", 1900, 1300, body + english(950, 1050, "Foundation stone, 22 December 2026", 62, "Frau", 400, GOLD), None)
    body = arabic(2270, 330, "د. فهد الشهري", 158, "Rdx", 600, LIGHT, "end") + arabic(2270, 540, "استشاري أسنان", 104, "Rdx", 400, LIGHT, "end")
    body += english(130, 320, "Dr Fahad Al Shehri", 92, "Rdx", 600, LIGHT, "start") + english(130, 530, "Consultant dentist", 84, "Rdx", 400, LIGHT, "start")
    save("plate_doctor", 2400, 720, body, None)
    body = arabic(1880, 500, "غرفة الخزامى", 180, "Rdx", 600, LIGHT, "end") + number(240, 500, "112", 200, 600, LIGHT, "start")
    body += rect(230, 740, 1640, 320, "#171A1D", 'rx="40"') + rect(260, 770, 760, 260, "#B3261E", 'rx="30"')
    save("plate_meeting", 2100, 1300, body + arabic(640, 950, "مشغولة", 150, "Rdx", 600, "#FFFFFF"), None)


def glass():
    body = BRANDS["sahil"].mark(500, 230, 130, "#FFFFFF") + arabic(500, 500, "أهلًا بكم", 120, "Mes", 700, "#FFFFFF") + line(330, 560, 670, 560, "#FFFFFF", 5)
    for i, (ar, en, hours) in enumerate((("كل يوم", "Every day", "6:30 – 23:30"), ("رمضان", "Ramadan", "16:00 – 2:00"))):
        y = 690 + i * 250
        body += arabic(880, y, ar, 76, "Mes", 700, "#FFFFFF", "end") + english(120, y, en, 60, "Mes", 500, "#FFFFFF", "start")
        body += number(500, y + 110, hours, 84, 300, "#FFFFFF")
    save("hours_cafe", 1000, 1250, body, None)
    khubz = BRANDS["khubz"]
    body = khubz.mark(500, 330, 210, "#FFFFFF").replace("#E9C79A", "#7F7263") + arabic(500, 730, khubz.ar, 170, "Lale", 400, "#FFFFFF") + english(500, 860, khubz.en, 84, "Rdx", 400, "#FFFFFF")
    body += line(300, 930, 700, 930, "#FFFFFF", 5) + arabic(500, 1040, "نخبز كل فجر", 84, "Rdx", 500, "#FFFFFF")
    save("window_bakery", 1000, 1250, body, None)
    pattern = star_lattice(0, 480, 1000, 560, 70, "#FFFFFF", "none", 0)
    body = f'<g opacity=".86">{rect(0, 300, 1000, 90, "#FFFFFF")}{rect(0, 1080, 1000, 90, "#FFFFFF")}</g><clipPath id="band"><rect x="0" y="420" width="1000" height="630"/></clipPath><g clip-path="url(#band)" opacity=".86">{pattern}</g>'
    save("frosted_stars", 1000, 1250, body + arabic(500, 230, "قاعة الاجتماعات", 104, "Rdx", 600, "#FFFFFF"), None)


def walls():
    """One sea at night across three canvases."""
    sea = circle(2350, 420, 190, "#F3EFE0") + waves(-20, 3400, 720, 7, 120, 52, 900, ["#12566B", "#0E7C9B", "#0B4F5C", "#E9C46A", "#0B6A83", "#083B47", "#062B35"], floor=1500)
    for k in range(3):
        save(f"canvas_sea_{k}", 1000, 1450, moved(sea, -1150 * k, 0), "#1B3A55")


def outdoors():
    khubz, madar = BRANDS["khubz"], BRANDS["madar"]
    scene = moved(art("khubz", 0, 0, 1000, 1250), 0, 2050)
    save("feather_khubz", 1000, 3300, scene + khubz.mark(590, 950, 250) + wordmark(khubz, 520, 1560, 150), khubz.ground)
    save("flag_madar", 1600, 1000, madar.mark(800, 370, 260) + wordmark(madar, 800, 790, 130), madar.ground)
    noura = BRANDS["noura"]
    save("mousepad_noura", 2900, 2300, art("noura", 0, 0, 2900, 2300) + wordmark(noura, 640, 330, 150), noura.ground)


def vans():
    """Lettering cut from film, without a ground."""
    w, h = 2380, 1000
    darb = "#6D1E33"
    body = BRANDS["darb"].mark(2140, 330, 150, darb) + arabic(1940, 330, "مكتبة درب", 165, "Mes", 700, darb, "end")
    body += english(1940, 450, "Darb Books", 90, "Frau", 400, darb, "end") + english(1940, 640, "055 000 0000", 88, "Rdx", 600, darb, "end")
    save("van_darb", w, h, body, None)


def cloth():
    khubz = BRANDS["khubz"]
    loaf = "M300 1180Q260 900 560 760Q1000 600 1440 760Q1740 900 1700 1180Q1690 1290 1560 1290H440Q310 1290 300 1180Z"
    cuts = "".join(path(f"M{x} 1090Q{x + 60} 920 {x + 190} 830", stroke="#4A2412", width=34, extra='stroke-linecap="round"') for x in (560, 830, 1100, 1350))
    wheat = "".join(
        group(path("M0 0C26 -30 26 -72 0 -104C-26 -72 -26 -30 0 0Z", YELLOW), f'transform="translate({1000 + s * (40 + 96 * k)} {560 - 26 * k * (1 if s > 0 else 1)}) rotate({s * 48})"')
        for k in range(4)
        for s in (-1, 1)
    )
    body = path(loaf, "none", "#4A2412", 34) + cuts + wheat + arabic(1000, 1560, "خبز اليوم", 210, "Lale", 400, "#4A2412")
    save("tote_loaf", 2000, 2000, moved(body, 0, -190), None)
    save("chef_light", 2000, 2000, khubz.mark(1575, 600, 60, LIGHT) + arabic(1575, 735, khubz.ar, 56, khubz.family, 400, LIGHT), None)
