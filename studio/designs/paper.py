"""Designs with words of their own: invoices, calendars, invitations, labels, signs."""

from designs.brands import BRANDS, art, wordmark

from designs.ink import (
    OVERPRINT, multiplied, CREAM, CYAN, GREEN, GREY, INK, MAGENTA, NAVY, ORANGE, PINE, TEAL, VERMILION, YELLOW,
    arabic, circle, clipped, english, frame, group, line, number, orbits, path, petals, rect, ring, save, star,
    star_lattice, text_lines, waves,
)  # fmt: skip

GOLD = "#C79A4B"


def draw():
    calendar()
    invoice()
    invitation()
    honey()
    booklet_pages()
    stationery()
    pads()
    stickers()
    greeting()
    certificate()
    wall_things()
    fascia()
    letters()
    brochures()
    menu()
    tags()
    stamps()
    awards()
    shops()
    standing()
    more()


def calendar():
    """January 2027 begins on a Friday; the week of the sheet begins on Sunday."""
    w, h = 1400, 1000
    body = art("sahil", 0, 0, 520, h) + arabic(1310, 170, "يناير", 120, "Mes", 700, TEAL, "end")
    body += number(600, 160, "2027", 90, 300, TEAL, "start")
    days = ("أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت")
    for i, day in enumerate(days):
        body += arabic(1260 - i * 105, 300, day, 32, "Rdx", 400, GREY)
    for d in range(31):
        column, row = (5 + d) % 7, (5 + d) // 7
        colour = VERMILION if column in (5, 6) else INK
        body += number(1260 - column * 105, 400 + row * 98, str(d + 1), 48, 400, colour)
    save("calendar_sahil", w, h, body, "#FFFFFF")


def invoice():
    """A receipt voucher, in the form everybody knows."""
    w, h = 1050, 1470
    body = wordmark(BRANDS["mazraa"], 980, 240, 62, anchor="end") + BRANDS["mazraa"].mark(150, 250, 70)
    body += rect(330, 270, 390, 110, "#1F4E79", 'rx="14"') + arabic(525, 342, "سند قبض", 58, "Alex", 700, "#FFFFFF")
    body += english(525, 430, "Receipt voucher", 34, "Rdx", 400, "#1F4E79") + number(
        160, 420, "No 0451", 40, 600, VERMILION
    )
    rows = (
        ("استلمنا من", "Received from"),
        ("مبلغ وقدره", "The sum of"),
        ("نقدًا / شيك", "Cash / cheque"),
        ("وذلك مقابل", "Being"),
        ("التاريخ", "Date"),
    )
    for i, (ar, en) in enumerate(rows):
        y = 540 + i * 130
        body += arabic(980, y, ar, 40, "Rdx", 400, "#1F4E79", "end") + english(
            70, y, en, 32, "Rdx", 400, "#1F4E79", "start"
        )
        body += line(300, y + 12, 760, y + 12, "#7E97B0", 3)
    body += arabic(900, 1330, "المستلم", 38, "Rdx", 400, "#1F4E79") + arabic(
        150, 1330, "المحاسب", 38, "Rdx", 400, "#1F4E79"
    )
    body += line(760, 1400, 1000, 1400, "#7E97B0", 3) + line(60, 1400, 300, 1400, "#7E97B0", 3)
    save("invoice_mazraa", w, h, body, "#FDFDFB")


def invitation():
    w, h = 1000, 1390
    body = frame(50, 50, 900, 1290, GOLD, 5, 460) + frame(74, 74, 852, 1242, GOLD, 2, 436)
    body += arabic(500, 390, "بكل الحب والفرح", 54, "Amiri", 400, "#5B4630") + arabic(
        500, 480, "ندعوكم لحفل زفاف", 54, "Amiri", 400, "#5B4630"
    )
    body += arabic(500, 690, "سارة و فهد", 150, "Ruqaa", 700, GOLD)
    body += line(380, 790, 620, 790, GOLD, 3) + f'<polygon points="{star(500, 790, 18)}" fill="{GOLD}"/>'
    body += arabic(500, 900, "مساء الخميس", 46, "Amiri", 400, "#5B4630") + number(
        500, 980, "14 . 1 . 2027", 44, 300, "#5B4630"
    )
    body += arabic(500, 1080, "قاعة البستان، الرياض", 46, "Amiri", 400, "#5B4630")
    save("invitation_sara", w, h, body, "#FBF7EE")
    body = rect(0, 0, w, h, "#123A2E") + star_lattice(0, 0, w, h, 84, "none", "#B88F45", 3)
    body += rect(130, 330, 740, 730, "#123A2E") + frame(150, 350, 700, 690, "#D8AE5E", 5)
    body += arabic(500, 560, "يوم التخرج", 118, "Ruqaa", 700, "#E7C57F") + arabic(
        500, 690, "نسعد بحضوركم", 54, "Amiri", 400, "#F1E3C4"
    )
    body += english(500, 800, "Graduation evening", 50, "Frau", 400, "#F1E3C4") + number(
        500, 920, "20 . 5 . 2027", 46, 300, "#F1E3C4"
    )
    save("invitation_green", w, h, body, "#123A2E")


def honey():
    w, h = 1700, 1000
    body = rect(560, 0, 580, h, "#F7EBCB") + "".join(
        f'<polygon points="{x + 44},{y} {x + 22},{y + 38} {x - 22},{y + 38} {x - 44},{y} {x - 22},{y - 38} {x + 22},{y - 38}" fill="none" stroke="#D9A13A" stroke-width="5"/>'
        for i, x in enumerate(range(40, 1700, 66))
        for y in range(0 + 38 * (i % 2), 1040, 76)
        if x < 500 or x > 1200
    )
    body += arabic(850, 330, "عسل سدر", 170, "Lale", 400, "#7A3E0B") + english(
        850, 450, "Sidr honey", 92, "Frau", 400, "#7A3E0B"
    )
    body += line(690, 520, 1010, 520, "#D9A13A", 6) + arabic(850, 630, "من جبال عسير", 62, "Rdx", 400, "#7A3E0B")
    body += english(850, 720, "From the mountains of Asir", 42, "Rdx", 300, "#7A3E0B") + number(
        850, 870, "600 g", 64, 600, "#7A3E0B"
    )
    save("label_honey", w, h, body, "#FFF8E6")
    body = rect(560, 0, 580, h, "#FFFFFF") + petals(850, 250, 190, [MAGENTA, ORANGE, "#D8899E"])
    body += arabic(850, 580, "مربى ورد", 160, "Lale", 400, "#7D1F45") + english(
        850, 690, "Rose jam", 88, "Frau", 400, "#7D1F45"
    )
    body += arabic(850, 800, "ورد الطائف", 60, "Rdx", 400, "#7D1F45") + number(850, 900, "350 g", 58, 600, "#7D1F45")
    save("label_rose", w, h, body, "#FBE6EA")


def booklet_pages():
    w, h = 1000, 1400
    body = art("rayhan", 0, 0, w, 860) + arabic(920, 1010, "باقات الربيع", 92, "Mes", 700, PINE, "end")
    body += text_lines(420, 1080, 500, 5, 44, "#B9C4BC", 12, True)
    save("page_left", w, h, body, "#FBF6EF")
    body = arabic(920, 190, "أربعون باقة", 96, "Mes", 700, PINE, "end") + english(
        80, 180, "Forty bunches", 52, "Mes", 500, PINE, "start"
    )
    for i in range(3):
        y = 280 + i * 370
        body += rect(80, y, 340, 300, ("#F7DDD6", "#DDE8D8", "#F8E9C4")[i]) + petals(
            250, y + 150, 120, ([MAGENTA, ORANGE], [GREEN, YELLOW], [ORANGE, YELLOW])[i]
        )
        body += arabic(920, y + 60, ("ورد جوري", "ريحان بري", "أقحوان")[i], 54, "Mes", 700, PINE, "end") + text_lines(
            480, y + 100, 440, 4, 40, "#B9C4BC", 11, True
        )
        body += number(480, y + 290, ("120 SAR", "85 SAR", "95 SAR")[i], 40, 600, MAGENTA, "start")
    save("page_right", w, h, body, "#FFFFFF")


def stationery():
    for name in ("noura", "riwaq", "sahil"):
        brand = BRANDS[name]
        body = brand.mark(180, 190, 95) + wordmark(brand, 1300, 190, 78, INK if name == "noura" else None, "end")
        body += text_lines(140, 480, 1160, 13, 74, "#D0D2D4", 12, True) + text_lines(
            820, 1560, 480, 2, 60, "#D0D2D4", 12, True
        )
        body += rect(0, 1930, 1420, 14, brand.accent) + english(1300, 1880, brand.site, 36, "Rdx", 300, GREY, "end")
        save(f"letter_{name}", 1420, 2000, body, "#FDFCF9")
        body = (
            brand.mark(200, 190, 100)
            + wordmark(brand, 380, 190, 70, None, "start")
            + text_lines(1300, 640, 520, 3, 66, "#CFC9BE", 14)
        )
        save(f"envelope_{name}", 2000, 1000, body, brand.ground)
        body = art(name, 0, 0, 2000, 1000)
        save(f"envelope_{name}_back", 2000, 1000, body, brand.ground)


def pads():
    brand = BRANDS["madar"]
    body = (
        rect(0, 0, 1000, 190, NAVY)
        + brand.mark(140, 95, 62)
        + wordmark(brand, 930, 90, 62, "#F3F1EC", "end", True, 0.9)
    )
    body += arabic(930, 300, "مهام اليوم", 66, "Rdx", 600, INK, "end")
    for i in range(12):
        y = 400 + i * 82
        body += frame(880, y - 36, 40, 40, "#9AA3AB", 4, 8) + line(80, y + 6, 850, y + 6, "#D5D8DB", 4)
    save("pad_madar", 1000, 1420, body, "#FFFFFF")
    brand = BRANDS["qamar"]
    body = brand.mark(500, 260, 130) + wordmark(brand, 500, 560, 110) + text_lines(120, 760, 760, 1, 60, "#CBBF9F", 6)
    save("cube_qamar", 1000, 1000, body, "#F8F1DF")


def stickers():
    for name, brand in BRANDS.items():
        ground = brand.ground
        body = brand.mark(450, 330, 190) + arabic(450, 660, brand.ar, 118, brand.family, brand.weight, brand.ink)
        body += english(450, 755, brand.en, 62, brand.en_family, brand.en_weight, brand.ink)
        save(f"round_{name}", 900, 900, ring(450, 450, 420, brand.accent, 8) + body, ground)
    body = ""
    for i, name in enumerate(
        ("sahil", "rayhan", "madar", "noura", "oud", "khubz", "mazraa", "nakheel", "qamar", "bustan", "riwaq", "darb")
    ):
        x, y = 190 + (i % 3) * 310, 190 + (i // 3) * 340
        body += circle(x, y, 140, BRANDS[name].ground, 'stroke="#DAD6CC" stroke-width="3"') + BRANDS[name].mark(
            x, y, 96
        )
    save("sheet_stickers", 1000, 1400, body, "#FFFFFF")


def greeting():
    w, h = 2000, 1400
    body = rect(1000, 0, 1000, h, "#123A45") + circle(1500, 430, 230, "#E3B766") + circle(1580, 380, 210, "#123A45")
    for x, y, s in ((1180, 260, 22), (1830, 220, 18), (1250, 700, 16), (1760, 720, 22), (1480, 140, 14)):
        body += f'<polygon points="{star(x, y, s)}" fill="#F2DDB0"/>'
    body += arabic(1500, 1000, "رمضان كريم", 150, "Ruqaa", 700, "#F4E3BC") + english(
        1500, 1120, "Ramadan Kareem", 62, "Frau", 400, "#F4E3BC"
    )
    save("greeting_ramadan", w, h, body, "#F4E3BC")
    body = rect(1000, 0, 1000, h, "#FBF1EA") + petals(1500, 520, 330, [MAGENTA, YELLOW, GREEN, ORANGE], heart="#FBF1EA")
    body += arabic(1500, 1080, "شكرًا لك", 170, "Mes", 700, PINE) + english(
        1500, 1200, "Thank you", 76, "Mes", 500, PINE
    )
    save("greeting_thanks", w, h, body, "#FFFFFF")


def certificate():
    w, h = 1400, 1000
    body = frame(40, 40, 1320, 920, GOLD, 8) + frame(62, 62, 1276, 876, GOLD, 2)
    for x, y in ((62, 62), (1338, 62), (62, 938), (1338, 938)):
        body += f'<polygon points="{star(x, y, 46)}" fill="#FBF7EE" stroke="{GOLD}" stroke-width="5"/>'
    body += arabic(700, 270, "شهادة تقدير", 130, "Ruqaa", 700, "#8A6425") + english(
        700, 350, "Certificate of appreciation", 44, "Frau", 400, "#8A6425"
    )
    body += arabic(700, 470, "تقدّم إلى", 44, "Amiri", 400, INK) + arabic(700, 580, "نورة العتيبي", 84, "Mes", 700, INK)
    body += (
        text_lines(400, 650, 600, 2, 44, "#CFC8B8", 9)
        + line(180, 830, 440, 830, "#8A8172", 3)
        + line(960, 830, 1220, 830, "#8A8172", 3)
    )
    body += (
        circle(700, 820, 74, GOLD)
        + f'<polygon points="{star(700, 820, 56)}" fill="none" stroke="#FBF7EE" stroke-width="5"/>'
    )
    save("certificate_gold", w, h, body, "#FBF7EE")


def dunes(w, h):
    body = circle(w * 0.68, h * 0.3, min(w, h) * 0.13, "#F2D19A")
    for i, colour in enumerate(("#D99A66", "#C77B4B", "#A95C38", "#7D3F2A")):
        y, bend = h * (0.48 + 0.13 * i), h * 0.12
        d = f"M0 {y:.0f}C{w * .25:.0f} {y - bend * (1 + i % 2):.0f} {w * .45:.0f} {y + bend:.0f} {w * .62:.0f} {y - bend * .3:.0f}S{w * .9:.0f} {y - bend:.0f} {w} {y - bend * .2:.0f}V{h}H0Z"
        body += path(d, colour)
    return body


def najd(w, h, cell=200):
    """Triangles, steps and lozenges as they are carved into the doors of Najd."""
    body = ""
    colours = ("#B5482F", "#1F4B57", "#D9A441", "#2E6B4B")
    for j in range(int(h / cell) + 1):
        for i in range(int(w / cell) + 1):
            x, y, c = i * cell, j * cell, colours[(i + j * 3) % 4]
            kind, m = (i + 2 * j) % 3, cell / 2
            if kind == 0:
                body += path(
                    f"M{x + m} {y + 18}L{x + cell - 18} {y + m}L{x + m} {y + cell - 18}L{x + 18} {y + m}Z", c
                ) + path(f"M{x + m} {y + 58}L{x + cell - 58} {y + m}L{x + m} {y + cell - 58}L{x + 58} {y + m}Z", CREAM)
            elif kind == 1:
                for k in range(3):
                    a = 18 + k * 28
                    body += path(
                        f"M{x + a} {y + cell - 18}L{x + m} {y + a}L{x + cell - a} {y + cell - 18}", stroke=c, width=13
                    )
            else:
                body += "".join(
                    circle(x + cell * u, y + cell * v, cell * 0.085, c)
                    for u in (0.22, 0.5, 0.78)
                    for v in (0.22, 0.5, 0.78)
                )
    return body


def wall_things():
    save("canvas_dunes", 1600, 1110, dunes(1600, 1110), "#F4E1C6")
    save("canvas_tall", 1000, 1250, dunes(1000, 1250), "#F4E1C6")
    save("canvas_najd", 1600, 1110, najd(1600, 1110, 185), CREAM)
    save("wallpaper_najd", 2400, 2400, najd(2400, 2400, 150), "#F3EADB")
    leaves = ""
    for j in range(-1, 15):
        for i in range(-1, 13):
            x, y = i * 200 + (100 if j % 2 else 0), j * 175
            for side in (-1, 1):
                leaves += group(
                    path("M0 0C34 -40 34 -95 0 -140C-34 -95 -34 -40 0 0Z", ("#7FA08A", "#A9BFA6")[(i + j) % 2]),
                    f'transform="translate({x} {y}) rotate({side * 38 + (j % 3) * 9})"',
                )
            leaves += line(x, y + 50, x, y - 20, "#7FA08A", 6)
    save("wallpaper_leaves", 2400, 2400, leaves, "#EEF1E4")
    for k, (ar, colour, ground) in enumerate(
        (("حلم", "#B5482F", "#F7E7DA"), ("صبر", "#1F4B57", "#E4ECEA"), ("سكينة", "#7A5A1E", "#F6EBCF"))
    ):
        save(
            f"word_{k}",
            1000,
            1400,
            arabic(500, 760, ar, 330, "Ruqaa", 700, colour) + ring(500, 660, 380, colour, 6),
            ground,
        )
    save("poster_design", 1000, 1370, panel_poster(), YELLOW)
    brand = BRANDS["riwaq"]
    body = (
        brand.mark(500, 330, 190)
        + wordmark(brand, 500, 690, 118)
        + arabic(500, 900, "الدور الثالث", 62, "Alex", 500, "#8C5A3C")
    )
    save("plate_riwaq", 1000, 1000, body, "#FBF8F2")
    body = (
        number(500, 330, "204", 250, 600, "#1E3A4C")
        + arabic(500, 560, "قاعة الاجتماعات", 96, "Alex", 700, "#1E3A4C")
        + english(500, 670, "Meeting room", 70, "Alex", 300, "#1E3A4C")
    )
    save("plate_204", 1000, 1000, body + rect(0, 900, 1000, 100, "#35B4D6"), "#FDFDFB")
    body = (
        arabic(500, 330, "أوقات العمل", 120, "Alex", 700, "#FFFFFF")
        + english(500, 430, "Opening hours", 66, "Alex", 300, "#FFFFFF")
        + line(330, 500, 670, 500, "#FFFFFF", 5)
    )
    for i, (ar, hours) in enumerate((("السبت – الخميس", "9:00 – 22:00"), ("الجمعة", "16:00 – 23:00"))):
        body += arabic(500, 620 + i * 220, ar, 76, "Alex", 500, "#FFFFFF") + number(
            500, 710 + i * 220, hours, 68, 300, "#FFFFFF"
        )
    save("hours", 1000, 1250, body, None)
    body = "".join(
        rect(0, 520 + i * 46, 1000, 26, "#FFFFFF", f'opacity="{0.9 - 0.05 * i:.2f}"') for i in range(12)
    ) + arabic(500, 400, "أهلًا وسهلًا", 170, "Lale", 400, "#FFFFFF")
    save("frosted", 1000, 1250, body, None)


def panel_poster():
    body = group(
        circle(380, 470, 300, VERMILION, 'style="mix-blend-mode:multiply"')
        + circle(640, 640, 300, CYAN, 'style="mix-blend-mode:multiply"'),
        'style="isolation:isolate"',
    )
    return (
        body
        + arabic(930, 1120, "أسبوع التصميم", 130, "Alex", 700, INK, "end")
        + english(930, 1220, "Riyadh design week", 62, "Alex", 300, INK, "end")
        + number(70, 1300, "12 – 18", 60, 600, INK, "start")
    )


def fascia():
    for name, ground, ink in (
        ("rayhan", "#1F5A46", "#FBF1EA"),
        ("khubz", "#7A3B20", "#FBE9CC"),
        ("sahil", "#0B4F5C", "#FAF3E6"),
        ("qamar", "#123A45", "#F4E3BC"),
    ):
        brand = BRANDS[name]
        body = brand.mark(230, 170, 110, None if name == "rayhan" else ink) + arabic(
            1520, 180, brand.ar, 150, brand.family, brand.weight, ink, "end"
        )
        body += english(1520, 292, brand.en, 68, brand.en_family, brand.en_weight, ink, "end")
        save(f"fascia_{name}", 1600, 337, body, ground)


def letters():
    """Shapes only: black on nothing, for solid letters and neon."""
    for name, brand in BRANDS.items():
        body = arabic(1000, 430, brand.ar, 330, brand.family, brand.weight, "#000000") + english(
            1000,
            740,
            brand.en,
            210,
            brand.en_family,
            500 if brand.en_family == "Mes" else 400 if brand.en_family != "Alex" else 500,
            "#000000",
        )
        save(f"sign_{name}", 2000, 900, body, None)
    for name, text, family, weight in (
        ("ahlan", "أهلًا", "Rdx", 300),
        ("qahwa", "قهوة", "Rdx", 300),
        ("open", "مفتوح", "Rdx", 300),
    ):
        save(f"neon_{name}", 2000, 1000, arabic(1000, 640, text, 600, family, weight, "#000000"), None)


def brochures():
    w, h = 3000, 2100
    body = art("madar", 2000, 0, 1000, h) + rect(2000, 0, 1000, h, NAVY, 'opacity="0.25"')
    brand = BRANDS["sahil"]
    body = (
        rect(0, 0, 1000, h, "#0B4F5C")
        + arabic(500, 420, "رحلة الحبّة", 170, "Mes", 700, CREAM)
        + english(500, 560, "A bean's journey", 84, "Rdx", 300, CREAM)
        + circle(500, 1180, 300, VERMILION)
    )
    body += clipped(
        "br1",
        rect(0, 0, 1000, h, "#000"),
        waves(-20, 1020, 1320, 6, 150, 40, 520, [CYAN, YELLOW, "#0B5F74", VERMILION, "#084B5B", "#073F4D"]),
    )
    for k, (ar, en) in enumerate((("من المزرعة", "From the farm"), ("إلى الفنجان", "To the cup"))):
        x = 1000 + k * 1000
        body += arabic(x + 900, 330, ar, 110, "Mes", 700, TEAL, "end") + english(
            x + 900, 430, en, 60, "Rdx", 300, TEAL, "end"
        )
        body += rect(x + 100, 560, 800, 560, ("#F2B705", "#E8D9C0")[k]) + (
            circle(x + 500, 840, 200, VERMILION) if k == 0 else brand.mark(x + 500, 840, 210)
        )
        body += text_lines(x + 100, 1240, 800, 10, 72, "#B9C6C6", 16, True)
    save("brochure_sahil", w, h, body, CREAM)
    save(
        "cover_sahil",
        1000,
        2100,
        clipped(
            "cs",
            rect(0, 0, 1000, h, "#000"),
            rect(0, 0, 1000, h, "#0B4F5C")
            + arabic(500, 420, "رحلة الحبّة", 170, "Mes", 700, CREAM)
            + circle(500, 1180, 300, VERMILION)
            + waves(-20, 1020, 1320, 6, 150, 40, 520, [CYAN, YELLOW, "#0B5F74", VERMILION, "#084B5B"]),
        ),
        "#0B4F5C",
    )


def menu():
    w, h = 1000, 1420
    body = (
        arabic(500, 190, "قائمة القهوة", 120, "Mes", 700, CREAM)
        + english(500, 275, "Coffee menu", 56, "Rdx", 300, CREAM)
        + line(380, 330, 620, 330, YELLOW, 6)
    )
    rows = (
        ("قهوة سعودية", "Saudi coffee", "14"),
        ("لاتيه", "Latte", "18"),
        ("كورتادو", "Cortado", "16"),
        ("قهوة مقطرة", "Filter coffee", "22"),
        ("كركديه بارد", "Iced hibiscus", "15"),
        ("كعك التمر", "Date cake", "12"),
    )
    for i, (ar, en, price) in enumerate(rows):
        y = 460 + i * 140
        body += (
            arabic(900, y, ar, 62, "Rdx", 600, CREAM, "end")
            + english(900, y + 52, en, 38, "Rdx", 300, "#C9D9D6", "end")
            + number(100, y, price, 60, 300, YELLOW, "start")
        )
    save("menu_sahil", w, h, body, "#0B4F5C")


def tags():
    for name in ("noura", "riwaq", "rayhan", "oud"):
        brand = BRANDS[name]
        save(f"tag_{name}", 900, 1600, brand.mark(450, 760, 250) + wordmark(brand, 450, 1240, 120), brand.ground)
        body = (
            arabic(450, 760, "صُنع بعناية", 120, brand.family, brand.weight, brand.ink)
            + english(450, 870, "Made with care", 60, brand.en_family, brand.en_weight, brand.ink)
            + "".join(rect(200 + i * 14 + (i * 5) % 7, 1120, 5 + (i * 3) % 7, 220, brand.ink) for i in range(36))
        )
        save(f"tag_{name}_back", 900, 1600, body, brand.ground)


def awards():
    for view, ink in (("main", "#FFFFFF"), ("crystal", "#5E6B73")):
        body = f'<polygon points="{star(500, 240, 170)}" fill="none" stroke="{ink}" stroke-width="14"/>'
        body += f'<polygon points="{star(500, 240, 96, 22.5)}" fill="{ink}"/>'
        body += arabic(500, 650, "جائزة التميز", 150, "Mes", 700, ink) + english(
            500, 760, "Excellence award", 74, "Frau", 400, ink
        )
        body += (
            line(380, 840, 620, 840, ink, 6)
            + arabic(500, 980, "نورة العتيبي", 86, "Mes", 500, ink)
            + number(500, 1130, "2027", 80, 300, ink)
        )
        save(f"award_{view}", 1000, 1350, body, None)
    body = arabic(500, 330, "شكرًا وتقديرًا", 130, "Ruqaa", 700, "#4A3216") + english(
        500, 430, "With gratitude", 60, "Frau", 400, "#4A3216"
    )
    body += line(360, 520, 640, 520, "#4A3216", 5) + arabic(500, 680, "فهد الشهري", 100, "Mes", 700, "#4A3216")
    body += arabic(500, 830, "عشر سنوات من العطاء", 64, "Mes", 500, "#4A3216") + number(
        500, 990, "2017 – 2027", 60, 300, "#4A3216"
    )
    save("award_wood", 1000, 1240, frame(40, 40, 920, 1160, "#4A3216", 5) + body, None)
    body = ring(500, 500, 440, "#5A3D12", 10) + f'<polygon points="{star(500, 330, 130)}" fill="#5A3D12"/>'
    body += arabic(500, 640, "المركز الأول", 140, "Lale", 400, "#5A3D12") + english(
        500, 740, "First place", 66, "Frau", 400, "#5A3D12"
    )
    save("medal_face", 1000, 1000, body, None)


def stamps():
    body = group(
        ring(600, 500, 330, "#22407F", 12)
        + ring(600, 500, 250, "#22407F", 5)
        + arabic(600, 490, "معتمد", 150, "Lale", 400, "#22407F")
        + english(600, 590, "APPROVED", 62, "Rdx", 700, "#22407F", spacing=8)
        + number(600, 420 - 70, "2027 / 01 / 14", 40, 400, "#22407F"),
        'transform="rotate(-8 600 500)"',
    )
    save("stamp_print", 1480, 1000, text_lines(860, 260, 500, 6, 80, "#D5D5D0", 14, True) + body, "#FDFCF8")
    save("stamp_face", 600, 220, arabic(300, 140, "معتمد", 110, "Lale", 400, "#22407F"), "#FDFCF8")
    save(
        "seal_face",
        600,
        600,
        ring(300, 300, 250, "#5E1522", 16) + arabic(300, 370, "سـف", 200, "Ruqaa", 700, "#5E1522"),
        None,
    )
    body = (
        arabic(500, 330, "ملتقى الطباعة", 92, "Alex", 700, "#FFFFFF")
        + rect(0, 430, 1000, 970, "#FFFFFF")
        + arabic(500, 720, "نورة العتيبي", 110, "Alex", 700, INK)
        + english(500, 820, "Noura Al Otaibi", 62, "Alex", 300, INK)
        + rect(330, 930, 340, 110, YELLOW, 'rx="55"')
        + arabic(500, 1005, "متحدثة", 60, "Alex", 500, INK)
    )
    save("badge_noura", 1000, 1400, body, "#1E4E5C")
    brand = BRANDS["madar"]
    save(
        "strap_madar",
        1200,
        220,
        arabic(720, 140, "مدار للتقنية", 100, "Rdx", 600, "#F3F1EC", "end") + brand.mark(900, 110, 70),
        NAVY,
    )
    save(
        "strap_sahil",
        1200,
        220,
        arabic(700, 140, "قهوة ساحل", 104, "Mes", 700, CREAM, "end") + BRANDS["sahil"].mark(900, 110, 80),
        "#0B4F5C",
    )


def shops():
    """Faces of bags and boxes that want more than a mark."""
    for name in ("oud", "noura", "rayhan", "bustan"):
        brand = BRANDS[name]
        body = art(name, 0, 0, 1000, 620) if name != "oud" else ""
        body += brand.mark(500, 440, 200) if name == "oud" else ""
        body += wordmark(brand, 500, 880, 140)
        save(f"carrier_{name}", 1000, 1260, body, brand.ground)
        save(f"carrier_{name}_side", 420, 1260, "", brand.ground if name != "rayhan" else "#1F6B4A")
    for name in ("mazraa", "noura", "nakheel"):
        brand = BRANDS[name]
        save(f"lid_{name}", 1400, 1000, brand.mark(700, 350, 190) + wordmark(brand, 700, 720, 130), None)
        save(
            f"front_{name}",
            1400,
            366,
            arabic(
                700, 215, brand.line_ar, 120 if len(brand.line_ar) < 20 else 92, brand.family, brand.weight, brand.ink
            ),
            None,
        )
    body = arabic(540, 150, "شكرًا لطلبك", 105, "Mes", 700, PINE) + english(540, 230, "Thank you", 52, "Rdx", 300, PINE)
    save("thanks_card", 950, 600, '<g transform="translate(-65 90)">' + body + "</g>", "#FDF8EE")
    brand = BRANDS["qamar"]
    save(
        "lid_qamar",
        1250,
        1000,
        star_lattice(0, 0, 1250, 1000, 80, "none", "#B88F45", 3)
        + rect(220, 300, 810, 400, brand.ground)
        + frame(240, 320, 770, 360, "#D8AE5E", 5)
        + wordmark(brand, 625, 490, 130),
        brand.ground,
    )
    save(
        "pouch_sahil",
        1000,
        1500,
        art("sahil", 0, 800, 1000, 700)
        + wordmark(BRANDS["sahil"], 500, 420, 165)
        + arabic(500, 680, "محمصة على البحر", 66, "Rdx", 400, TEAL),
        CREAM,
    )
    save(
        "pouch_khubz",
        1000,
        1500,
        BRANDS["khubz"].mark(500, 560, 240) + wordmark(BRANDS["khubz"], 500, 1040, 160),
        "#EBCFA6",
    )
    save(
        "pouch_nakheel",
        1000,
        1500,
        BRANDS["nakheel"].mark(500, 500, 260)
        + wordmark(BRANDS["nakheel"], 500, 1000, 150)
        + arabic(500, 1230, "تمر خلاص", 90, "Mes", 700, "#23724F"),
        "#F6ECD9",
    )
    save(
        "pouch_rayhan",
        1000,
        1500,
        art("rayhan", 0, 0, 1000, 860) + wordmark(BRANDS["rayhan"], 500, 1080, 150),
        "#FBF1EA",
    )


def standing():
    """Roll-ups 850 x 2000, with room at the edges and petals that keep their colours."""
    w, h = 1020, 2400
    brand = BRANDS["noura"]
    body = group(
        circle(330, 1560, 430, VERMILION, 'style="mix-blend-mode:multiply"')
        + circle(720, 1500, 400, CYAN, 'style="mix-blend-mode:multiply"')
        + circle(520, 1130, 330, YELLOW, 'style="mix-blend-mode:multiply"'),
        'style="isolation:isolate"',
    )
    body += (
        wordmark(brand, 510, 330, 142)
        + arabic(510, 600, "نرسم اسمك", 110, "Rdx", 400, INK)
        + english(510, 2260, brand.site, 52, "Rdx", 300, INK)
    )
    save("rollup_noura", w, h, body, "#FDFBF6")
    brand = BRANDS["madar"]
    body = orbits(
        510,
        1500,
        900,
        9,
        "#2E6E86",
        5,
        [(3, 200, 34, "#FF6A4D"), (5, 130, 52, "#35B4D6"), (6, 300, 30, YELLOW), (4, 20, 24, CREAM)],
    ) + circle(510, 1500, 110, "#F3F1EC")
    body += (
        wordmark(brand, 510, 330, 142)
        + arabic(510, 580, brand.line_ar, 76, "Rdx", 400, "#BFD6DE")
        + english(510, 2280, brand.site, 52, "Rdx", 300, "#BFD6DE")
    )
    save("rollup_madar", w, h, body, NAVY)
    brand = BRANDS["rayhan"]
    body = petals(510, 1480, 470, [MAGENTA, YELLOW, GREEN, ORANGE], heart="#FBF1EA", width=0.3)
    body += (
        wordmark(brand, 510, 340, 140)
        + arabic(510, 600, brand.line_ar, 70, "Rdx", 400, PINE)
        + english(510, 2250, brand.line_en, 46, "Rdx", 300, PINE)
    )
    save("rollup_rayhan", w, h, body, "#FBF1EA")
    for name, ground, sun, sea in (("", VERMILION, YELLOW, "#A92A14"), ("_blue", "#1F63B5", "#8FC4F2", "#123F7A")):
        body = multiplied(circle(330, 1690, 420, sun, OVERPRINT) + circle(760, 2060, 480, sea, OVERPRINT))
        body += arabic(930, 430, "قريبًا", 210, "Lale", 400, "#FFFFFF", "end") + arabic(
            930, 680, "الافتتاح", 210, "Lale", 400, "#FFFFFF", "end"
        )
        body += english(90, 860, "Opening soon", 88, "Rdx", 300, "#FFFFFF", "start")
        save(f"rollup_opening{name}", w, h, body, ground)


def more():
    """Second designs for shots that are there already."""
    w, h = 1800, 1100
    brand = BRANDS["riwaq"]
    body = arabic(1690, 240, "موعدكم القادم", 120, "Alex", 700, TEAL, "end") + english(
        110, 230, "Your next visit", 70, "Alex", 300, TEAL, "start"
    )
    for i, (ar, en) in enumerate((("اليوم", "Day"), ("التاريخ", "Date"), ("الساعة", "Time"))):
        y = 460 + i * 200
        body += (
            arabic(1690, y, ar, 76, "Alex", 500, INK, "end")
            + english(110, y, en, 60, "Alex", 300, INK, "start")
            + line(420, y + 10, 1380, y + 10, "#9FB3B6", 5)
        )
    save("card_visit", w, h, body, "#EAF3F1")
    body = circle(430, 550, 250, "#35A3A0") + path(
        "M430 690C300 590 290 480 360 450C400 435 425 460 430 480C435 460 460 435 500 450C570 480 560 590 430 690Z",
        "#FFFFFF",
    )
    body += arabic(1690, 520, "عيادة ابتسامة", 118, "Alex", 700, TEAL, "end") + english(
        1690, 640, "Ibtisama Dental", 72, "Alex", 300, TEAL, "end"
    )
    save("card_clinic", w, h, body, "#FDFEFD")
    body = (
        arabic(500, 520, "مفكرة", 190, "Mes", 700, "#E7C57F")
        + number(500, 860, "2027", 260, 300, "#E7C57F")
        + line(350, 940, 650, 940, "#E7C57F", 6)
        + english(500, 1040, "Planner", 70, "Frau", 400, "#E7C57F")
    )
    save("note_2027", 1000, 1420, body, None)
    for name, ground, ar, en, extra in (
        ("zaatar", "#E9E6CC", "زعتر بري", "Wild thyme", "#4E6B2F"),
        ("olive", "#F1EED9", "زيتون الجوف", "Al Jouf olives", "#5B6B1F"),
    ):
        body = (
            rect(560, 0, 580, 1000, ground)
            + BRANDS["mazraa"].mark(850, 250, 150, extra)
            + arabic(850, 580, ar, 145, "Lale", 400, extra)
        )
        body += (
            english(850, 690, en, 78, "Frau", 400, extra)
            + line(690, 750, 1010, 750, extra, 5)
            + number(850, 870, "250 g", 58, 600, extra)
        )
        save(f"label_{name}", 1700, 1000, body, "#B98A5A" if name == "zaatar" else ground)
    for name, ar, en, ink in (
        ("delivery", "سند تسليم", "Delivery note", "#1F6B4A"),
        ("quote", "عرض سعر", "Quotation", "#8A3A1E"),
    ):
        body = wordmark(BRANDS["khubz"], 980, 240, 62, ink, "end") + BRANDS["khubz"].mark(150, 250, 70, ink)
        body += (
            rect(330, 270, 390, 110, ink, 'rx="14"')
            + arabic(525, 342, ar, 56, "Alex", 700, "#FFFFFF")
            + english(525, 430, en, 34, "Rdx", 400, ink)
        )
        for i in range(10):
            body += line(70, 540 + i * 78, 980, 540 + i * 78, "#C9C3B6", 3)
        for x, head in ((980, ""), (860, "البيان"), (360, "الكمية"), (190, "السعر")):
            body += line(x, 500, x, 1242, "#C9C3B6", 3) + (
                arabic(x - 20, 525, head, 34, "Rdx", 600, ink, "end") if head else ""
            )
        body += arabic(980, 1340, "المستلم", 38, "Rdx", 400, ink, "end") + line(560, 1350, 820, 1350, "#C9C3B6", 3)
        save(f"invoice_{name}", 1050, 1470, body, "#FDFDFB")
    body = star_lattice(0, 0, 2400, 2400, 100, "none", "#B88F45", 5)
    save("wallpaper_stars", 2400, 2400, body, "#1F4B57")
    body = circle(300, 400, 110, "#35A3A0") + path(
        "M300 460C240 415 236 368 268 354C286 347 298 358 300 367C302 358 314 347 332 354C364 368 360 415 300 460Z",
        "#FFFFFF",
    )
    body = (
        '<g transform="translate(200 -110)">'
        + body
        + "</g>"
        + arabic(500, 560, "عيادة ابتسامة", 108, "Alex", 700, TEAL)
        + english(500, 660, "Ibtisama Dental", 62, "Alex", 300, TEAL)
        + arabic(500, 800, "د. ليان القحطاني", 70, "Alex", 500, INK)
    )
    save("plate_clinic", 1000, 1000, body, "#FBFDFC")
    brand = BRANDS["sahil"]
    save(
        "rollup_sahil",
        1020,
        2400,
        circle(510, 1230, 300, VERMILION)
        + waves(
            -20,
            1040,
            1270,
            9,
            150,
            44,
            520,
            [CYAN, "#0B6A83", YELLOW, "#0B5F74", "#084B5B", VERMILION, "#073F4D", "#06343F"],
        )
        + wordmark(brand, 510, 340, 165)
        + arabic(510, 620, brand.line_ar, 72, "Rdx", 400, TEAL)
        + english(510, 2290, brand.site, 52, "Rdx", 300, CREAM),
        CREAM,
    )
    body = (
        rect(0, 0, 1020, 2400, "#123A45")
        + star_lattice(0, 1500, 1020, 900, 102, "none", "#B88F45", 4)
        + circle(510, 1010, 250, "#E3B766")
        + circle(600, 950, 230, "#123A45")
    )
    body += arabic(510, 420, "عيدكم مبارك", 185, "Ruqaa", 700, "#F4E3BC") + english(
        510, 560, "Eid Mubarak", 90, "Frau", 400, "#F4E3BC"
    )
    save("rollup_eid", 1020, 2400, body, "#123A45")
    body = arabic(850, 480, "عسل سدر", 190, "Lale", 400, "#FFF6E0") + english(
        850, 620, "Sidr honey", 100, "Frau", 400, "#FFF6E0"
    )
    body += frame(500, 200, 700, 620, "#FFF6E0", 8, 30) + number(850, 750, "600 g", 60, 600, "#FFF6E0")
    save("label_clear", 1700, 1000, body, None)
    save("lid_stars", 1250, 1250, star_lattice(0, 0, 1250, 1250, 78, "none", "#D8AE5E", 3), "#123A45")
    flowers = "".join(
        petals(x, y, 105, [MAGENTA, YELLOW, GREEN, ORANGE], (x + y) % 45)
        for x, y in ((240, 250), (240, 620), (1010, 250), (1010, 620), (1010, 1000))
    )
    save("lid_flowers", 1250, 1250, flowers + wordmark(BRANDS["rayhan"], 270, 1010, 62), "#FBF1EA")
    save("lid_blue", 1250, 1250, wordmark(BRANDS["noura"], 270, 1010, 62, "#F3E3BC"), "#1F7FA3")
