"""What is written on signs: directories, posts, boards at building sites, boards on easels, table numbers."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import CREAM, GREY, INK, NAVY, YELLOW, arabic, circle, english, frame, group, line, number, path, rect, save, text_lines

GOLD, WINE, FOREST = "#C9A35A", "#8A2F45", "#1E4B3F"


def draw():
    directory()
    hanging()
    safety()
    posts()
    houses()
    easels()
    save("foam_mabrouk", 1500, 800, arabic(750, 520, "مبروك", 520, "Lale", 400, "#000000"), None)


def arrow(x, y, turned, fill, size=1.0):
    body = path("M-52 0H48M8 -42L52 0L8 42", stroke=fill, width=18, extra='stroke-linecap="round" stroke-linejoin="round"')
    return group(body, f'transform="translate({x} {y}) rotate({turned}) scale({size})"')


def directory():
    """A head and six strips, one above the other; the scene cuts them apart at a seventh of the height."""
    floors = (
        ("4", "رواق للعمارة", "Riwaq Architects"),
        ("3", "مدار للتقنية", "Madar Tech"),
        ("2", "استوديو نورة", "Noura Studio"),
        ("1", "مكتبة درب", "Darb Books"),
        ("0", "الاستقبال", "Reception"),
        ("B", "المواقف", "Parking"),
    )
    for name, head, accent, paper in (("navy", "#1F2A3A", "#D13A1F", "#FBFAF7"), ("green", FOREST, GOLD, "#F7F3E8")):
        body = rect(0, 0, 1400, 300, head) + arabic(1320, 190, "دليل المبنى", 120, "Rdx", 700, "#FFFFFF", "end")
        body += english(80, 186, "Directory", 88, "Rdx", 400, "#C9D6DC", "start")
        for i, (floor, ar, en) in enumerate(floors):
            y = 300 * (i + 1)
            body += rect(0, y, 1400, 300, paper) + circle(700, y + 150, 84, accent)
            body += number(700, y + 183, floor, 94, 700, "#FFFFFF")
            body += arabic(1320, y + 178, ar, 84, "Rdx", 600, INK, "end") + english(80, y + 174, en, 62, "Rdx", 400, GREY, "start")
        save(f"directory_{name}", 1400, 2100, body, paper)


def hanging():
    """Both faces of a sign under a ceiling, 3 by 1."""
    body = arrow(215, 300, 180, YELLOW, 1.9) + arabic(1700, 270, "المصلّى والمصاعد", 152, "Rdx", 600, "#FFFFFF", "end")
    body += english(1700, 430, "Prayer room and lifts", 92, "Rdx", 400, "#B9C2CA", "end")
    save("hanging_lifts", 1800, 600, body, "#1E2630")
    body = arrow(1590, 300, 0, "#FFFFFF", 1.9) + arabic(1400, 270, "قاعات الاجتماعات", 152, "Rdx", 600, "#FFFFFF", "end")
    body += english(1400, 430, "Meeting rooms 1 – 6", 92, "Rdx", 400, "#CFE4D6", "end")
    save("hanging_rooms", 1800, 600, body, "#1E5A43")


def runner(x, y, size, fill):
    """A person running to the left."""
    body = circle(0, -190, 44, fill)
    body += path(
        "M-20 -130L-130 -80L-190 0M-20 -130Q30 -20 20 40M-20 -130L90 -60L160 -110M20 40L-60 110L-170 120M20 40L110 120L100 240",
        stroke=fill, width=50, extra='stroke-linecap="round" stroke-linejoin="round"',
    )
    return group(body, f'transform="translate({x} {y}) scale({size})"')


def safety():
    body = frame(26, 26, 1948, 948, "#F4FFF8", 22, 26) + arrow(250, 500, 180, "#FFFFFF", 2.4) + runner(760, 500, 1.35, "#FFFFFF")
    body += arabic(1880, 470, "مخرج", 290, "Rdx", 700, "#FFFFFF", "end") + english(1880, 760, "EXIT", 230, "Rdx", 700, "#FFFFFF", "end")
    save("safety_exit", 2000, 1000, body, "#12763F")
    body = frame(26, 26, 1948, 948, INK, 22, 26)
    body += path("M400 170L700 780H100Z", INK, INK, 60, 'stroke-linejoin="round"') + path("M400 250L645 745H155Z", YELLOW)
    body += path("M430 330L300 560H395L355 720L505 500H405Z", INK)
    body += arabic(1880, 450, "غرفة الكهرباء", 210, "Rdx", 700, INK, "end") + english(1880, 700, "Electrical room", 140, "Rdx", 600, INK, "end")
    save("safety_power", 2000, 1000, body, YELLOW)


def posts():
    body = frame(30, 30, 940, 1440, "#FFFFFF", 18, 46) + english(500, 610, "P", 560, "Rdx", 700, "#FFFFFF")
    body += arabic(500, 900, "مواقف الزوّار", 140, "Rdx", 700, "#FFFFFF") + english(500, 1050, "Visitors", 104, "Rdx", 400, "#CFE3F4")
    save("parking_visitors", 1000, 1500, body + number(500, 1300, "24 / 7", 96, 600, YELLOW), "#14508C")
    bolt = path("M60 -330L-190 60H-30L-70 330L190 -70H30Z", "#FFFFFF")
    body = frame(30, 30, 940, 1440, "#FFFFFF", 18, 46) + group(bolt, 'transform="translate(500 410)"')
    body += arabic(500, 930, "شحن السيارات", 112, "Rdx", 700, "#FFFFFF") + english(500, 1075, "EV charging", 104, "Rdx", 400, "#D3F0DD")
    save("parking_charging", 1000, 1500, body + number(500, 1310, "22 kW", 96, 600, "#FFFFFF"), "#157A4A")
    madar, nakheel = BRANDS["madar"], BRANDS["nakheel"]
    homes = (("المالك", "دار الياسمين"), ("الاستشاري", "رواق للعمارة"), ("المقاول", "بناء الواحة"), ("رقم الرخصة", "1448 / 2026"))
    project("riwaq", "مشروع واحة الياسمين السكني", "Yasmin Oasis · 64 homes", homes)
    hall = (("المالك", "تمور واحتي"), ("الاستشاري", "رواق للعمارة"), ("المقاول", "بناء الواحة"), ("رقم الرخصة", "1448 / 3107"))
    project("nakheel", "مركز التمور ومخازنه المبرّدة", "Date centre and cold store", hall)
    body = art("madar", 0, 0, 1000, 1200) + arabic(500, 1420, "برج المدار", 190, "Rdx", 700, madar.ink) + english(500, 1600, "Madar Tower", 92, "Rdx", 300, "#9FD0DE")
    tenants = (("مدار للتقنية", "4"), ("رواق للعمارة", "3"), ("مكتبة درب", "1"), ("قهوة ساحل", "0"))
    for i, (ar, floor) in enumerate(tenants):
        y = 1760 + i * 250
        body += line(90, y + 150, 910, y + 150, "#2F4A61", 5) + arabic(910, y + 90, ar, 92, "Rdx", 500, madar.ink, "end") + number(90, y + 92, floor, 96, 600, "#35B4D6", "start")
    save("totem_madar", 1000, 3000, body, NAVY)
    body = art("nakheel", 0, 0, 1000, 1230) + rect(0, 1230, 1000, 1770, nakheel.accent)
    body += arabic(500, 1570, "تمور واحتي", 190, "Mes", 700, CREAM) + english(500, 1700, "Wahati Dates", 100, "Frau", 400, "#D7E6DC")
    body += group(arrow(0, 0, 0, YELLOW, 3.4), 'transform="translate(500 2060)"') + arabic(500, 2400, "المدخل والمواقف", 118, "Mes", 700, CREAM)
    save("totem_nakheel", 1000, 3000, body + english(500, 2520, "Entrance and parking", 74, "Frau", 400, "#D7E6DC"), nakheel.ground)


def project(name, title_ar, title_en, rows):
    """A project board: picture above, the title, owner, consultant, contractor, licence."""
    brand = BRANDS[name]
    family = brand.family
    body = art(name, 0, 0, 2000, 640) + rect(0, 640, 2000, 860, "#FFFFFF")
    body += arabic(1900, 815, title_ar, 124, family, 700, brand.ink, "end")
    body += english(1900, 935, title_en, 72, "Rdx", 400, GREY, "end")
    for i, (ar, value) in enumerate(rows):
        x = 1900 - i * 465
        body += arabic(x, 1120, ar, 56, "Rdx", 400, brand.accent, "end") + line(x, 1150, x - 400, 1150, "#E1D8CA", 5)
        is_number = value[0].isdigit()
        body += number(x, 1240, value, 50, 600, INK, "end") if is_number else arabic(x, 1240, value, 54, family, 700, INK, "end")
    foot = rect(0, 1360, 2000, 140, brand.accent) + english(1900, 1452, brand.site, 62, "Rdx", 400, "#FFFFFF", "end")
    save(f"site_{name}", 2000, 1500, body + foot, brand.ground)


def houses():
    for name, ink, pale in (("night", "#E9C987", "#C9B68F"), ("bronze", "#F3E3C2", "#E3CFA6")):
        body = number(110, 560, "2929", 330, 600, ink, "start") + arabic(1690, 330, "العتيبي", 190, "Rdx", 600, ink, "end")
        body += arabic(1690, 560, "شارع النخيل", 104, "Rdx", 400, pale, "end") + line(120, 740, 1680, 740, pale, 6)
        save(f"house_{name}", 1800, 1100, body + number(120, 920, "RRRD2929", 116, 400, pale, "start"), None)


def sprig(x, y, turned, size=1.0):
    leaves = "".join(
        path(f"M0 {-i * 46}q{s * 64} -30 {s * 84} -100q{-s * 76} 10 {-s * 84} 100Z", ("#2F6B4F", "#5F8F6B", "#84AD8C")[i % 3])
        for i in range(8)
        for s in ((1, -1)[i % 2],)
    )
    return group(path("M0 40V-360", stroke="#2F6B4F", width=7) + leaves, f'transform="translate({x} {y}) rotate({turned}) scale({size})"')


def easels():
    arch = path("M90 1380V540A410 410 0 0 1 910 540V1380", stroke=GOLD, width=6)
    body = arch + sprig(160, 1440, 14) + sprig(60, 1470, 34, 0.8) + sprig(850, 1440, -14) + sprig(945, 1470, -34, 0.8)
    body += arabic(500, 560, "أهلًا بكم", 132, "Amiri", 700, WINE) + arabic(500, 690, "في حفل زفاف", 66, "Amiri", 400, "#5C5148")
    body += arabic(500, 890, "سارة وفهد", 156, "Ruqaa", 700, INK) + english(500, 1010, "Sarah & Fahad", 66, "Frau", 400, "#5C5148")
    save("welcome_wedding", 1000, 1500, body + number(500, 1120, "12 · 12 · 2026", 46, 400, WINE), "#FBF6EE")
    noura = BRANDS["noura"]
    body = art("noura", 0, 860, 1000, 640) + noura.mark(500, 200, 92) + arabic(500, 480, "حيّاكم الله", 168, "Lale", 400, INK)
    body += arabic(500, 620, "يوم الأبواب المفتوحة", 76, "Rdx", 500, "#5C5148") + english(500, 720, "Open day · Noura Studio", 50, "Rdx", 400, "#5C5148")
    save("welcome_noura", 1000, 1500, body, noura.ground)
    people = ("عائلة العتيبي", "عائلة القحطاني", "صديقات سارة", "زملاء فهد", "عائلة الشهري", "عائلة الدوسري")
    for name, ground, ink, accent in (("green", "#F7F1E4", FOREST, FOREST), ("night", "#1B2B3F", "#F3E6C8", GOLD)):
        body = arabic(500, 170, "تفضّلوا بالجلوس", 96, "Amiri", 700, ink) + english(500, 250, "Find your seat", 42, "Frau", 400, ink)
        for i, group_name in enumerate(people):
            x, y = 830 - (i % 3) * 330, 400 + (i // 3) * 560
            body += circle(x, y, 58, accent) + number(x, y + 20, str(i + 1), 58, 600, ground)
            body += arabic(x, y + 130, group_name, 40, "Amiri", 700, ink) + text_lines(x - 105, y + 172, 210, 6, 44, "#B7AE9F" if name == "green" else "#5C7088", 9, True, 0.7)
        save(f"seating_{name}", 1000, 1500, body, ground)
    for n in ("7", "3", "12"):
        save(f"table_{n}", 1000, 1400, english(500, 900, n, 620, "Frau", 400, "#A97B2E"), None)
    for n, digits in (("7", "٧"), ("3", "٣"), ("12", "١٢")):
        save(f"table_ar_{n}", 1000, 1400, arabic(500, 900, digits, 620, "Amiri", 700, "#FFFFFF"), None)
