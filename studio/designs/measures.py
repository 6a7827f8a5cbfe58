"""Size sheets: the thing from the front, to scale, with its measures, beside a person where that helps. 2500 by 3100."""

from designs.brands import BRANDS
from designs.ink import GREY, INK, arabic, circle, drawn, english, frame, line, number, path, rect, save

RULE = "#0E7C9B"


def draw():
    totem()
    parking()
    hanging()
    directory()
    site()
    house()
    easels()
    truck()
    jute()
    prints()
    safety()
    table_numbers()
    letter_heights()
    acrylic_colours()
    neon()
    backpack()
    coverall()


def page(name, title_ar, title_en, note_ar, note_en, body):
    """Head with what it is, foot with the scale."""
    head = arabic(2380, 190, title_ar, 96, "Rdx", 700, INK, "end") + english(120, 186, title_en, 78, "Rdx", 600, INK, "start")
    head += line(120, 260, 2380, 260, "#D9D5CC", 4)
    foot = line(1000, 2870, 2380, 2870, "#D9D5CC", 4) + arabic(2380, 2970, note_ar, 58, "Rdx", 400, GREY, "end")
    foot += english(1620, 2966, note_en, 52, "Rdx", 400, GREY, "end")
    save(f"measure_{name}", 2500, 3100, head + foot + body, "#FDFCF9", 1500)


def across(x0, x1, y, text):
    """A measure below: a line with two ends and the number in the middle."""
    middle = (x0 + x1) / 2
    made = line(x0, y, x1, y, RULE, 6) + line(x0, y - 28, x0, y + 28, RULE, 6) + line(x1, y - 28, x1, y + 28, RULE, 6)
    return made + rect(middle - 140, y - 44, 280, 88, "#FDFCF9") + number(middle, y + 24, text, 68, 600, RULE)


def upright(x, y0, y1, text):
    middle = (y0 + y1) / 2
    made = line(x, y0, x, y1, RULE, 6) + line(x - 28, y0, x + 28, y0, RULE, 6) + line(x - 28, y1, x + 28, y1, RULE, 6)
    return made + rect(x - 130, middle - 50, 260, 100, "#FDFCF9") + number(x, middle + 24, text, 68, 600, RULE)


def person(x, ground, tall):
    """A man in a thobe, seen from the front, as a plain shape; `tall` is his height."""
    u = tall / 175
    y = ground - tall
    body = path(
        f"M{x - 22 * u} {y + 32 * u}Q{x} {y + 24 * u} {x + 22 * u} {y + 32 * u}L{x + 30 * u} {y + 100 * u}L{x + 22 * u} {y + 102 * u}L{x + 25 * u} {ground - 8 * u}H{x - 25 * u}L{x - 22 * u} {y + 102 * u}L{x - 30 * u} {y + 100 * u}Z",
        "#BDB6A8",
    )
    body += circle(x, y + 13 * u, 12 * u, "#BDB6A8") + path(f"M{x - 15 * u} {y + 30 * u}Q{x - 18 * u} {y - 2 * u} {x} {y - 1 * u}Q{x + 18 * u} {y - 2 * u} {x + 15 * u} {y + 30 * u}L{x + 9 * u} {y + 8 * u}H{x - 9 * u}Z", "#BDB6A8")
    return body + rect(x - 20 * u, ground - 9 * u, 16 * u, 9 * u, "#BDB6A8") + rect(x + 4 * u, ground - 9 * u, 16 * u, 9 * u, "#BDB6A8")


def floor(y):
    return line(160, y, 2340, y, "#8F8778", 8)


def totem():
    u, ground = 6.2, 2620
    body = floor(ground) + drawn("totem_madar", 1240, ground - 300 * u, 100 * u, 300 * u) + person(640, ground, 175 * u)
    body += across(1240, 1240 + 100 * u, ground + 110, "100") + upright(2120, ground - 300 * u, ground, "300") + upright(300, ground - 175 * u, ground, "175")
    page("totem", "مقاس اللوحة العمودية", "Totem, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def parking():
    u, ground = 7.4, 2620
    body = floor(ground) + rect(1520 - 3 * u, ground - 250 * u, 6 * u, 250 * u, "#A9ADB1") + drawn("parking_visitors", 1520 - 30 * u, ground - 250 * u, 60 * u, 90 * u)
    body += person(760, ground, 175 * u) + across(1520 - 30 * u, 1520 + 30 * u, ground - 150 * u, "60") + upright(2040, ground - 250 * u, ground - 160 * u, "90") + upright(2280, ground - 250 * u, ground, "250")
    page("parking", "مقاس لوحة المواقف", "Parking sign, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def hanging():
    u, ground = 6.4, 2620
    top = ground - 320 * u
    body = floor(ground) + line(160, top, 2340, top, "#8F8778", 8)
    x, y = 1290 - 90 * u, ground - 290 * u
    for dx in (30, 150):
        body += line(x + dx * u, top, x + dx * u, y, "#A9ADB1", 12)
    body += drawn("hanging_lifts", x, y, 180 * u, 60 * u) + person(640, ground, 175 * u)
    body += across(x, x + 180 * u, y + 60 * u + 120, "180") + upright(2080, y, y + 60 * u, "60") + upright(1640, y + 60 * u + 180, ground, "230")
    page("hanging", "مقاس اللوحة المعلّقة", "Hanging sign, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def directory():
    u, ground = 9.6, 2620
    x, y = 1400, ground - 195 * u
    body = floor(ground) + drawn("directory_navy", x, y, 70 * u, 105 * u) + person(760, ground, 175 * u)
    body += across(x, x + 70 * u, y + 105 * u + 110, "70") + upright(2240, y, y + 105 * u, "105") + upright(2240, y + 105 * u, ground, "90")
    page("directory", "مقاس الدليل وارتفاعه", "Directory, size and height", "المقاسات بالسنتيمتر", "In centimetres", body)


def site():
    u, ground = 3.5, 2560
    x, y = 880, ground - 475 * u
    body = floor(ground)
    for dx in (80, 308):
        body += rect(x + dx * u, y, 12 * u, 475 * u, "#B98A55")
    body += drawn("site_riwaq", x, y, 400 * u, 300 * u) + person(500, ground, 175 * u)
    body += across(x, x + 400 * u, ground - 90 * u, "400") + upright(720, y, y + 300 * u, "300") + upright(2330, y + 300 * u, ground, "175")
    page("site", "مقاس لوحة المشروع", "Project board, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def house():
    u = 32
    x, y = 560, 640
    body = rect(x, y, 45 * u, 27.5 * u, "#25272C", 'rx="40"') + drawn("house_night", x, y, 45 * u, 27.5 * u)
    body += across(x, x + 45 * u, y + 27.5 * u + 110, "45") + upright(340, y, y + 27.5 * u, "27.5")
    body += rect(x, 1900, 45 * u, 2.4 * u, "#25272C") + rect(x + 3 * u, 1900 + 2.4 * u, 39 * u, 1.6 * u, "#FFC978")
    body += rect(x, 1900 + 4 * u, 45 * u, 12 * u, "#CBB897") + arabic(1280, 1860, "من الأعلى: لوح وضوء وجدار", 66, "Rdx", 400, GREY)
    body += upright(2160, 1900, 1900 + 4 * u, "4")
    page("house", "مقاس لوحة المنزل", "House sign, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def easels():
    u, ground = 11.0, 2620
    for name, title_ar, title_en, design in (("welcome", "مقاس لوحة الترحيب", "Welcome board, size", "welcome_wedding"), ("seating", "مقاس جدول الطاولات", "Seating plan, size", "seating_green")):
        x, y = 1260, ground - 165 * u
        body = floor(ground)
        for a, b in ((-8, 26), (68, 34)):
            body += line(x + a * u, ground, x + b * u, y - 12 * u, "#B98A55", 26)
        body += drawn(design, x, y, 60 * u, 90 * u) + rect(x - 2 * u, y + 90 * u, 64 * u, 3 * u, "#B98A55") + person(680, ground, 175 * u)
        body += across(x, x + 60 * u, y + 90 * u + 150, "60") + upright(2140, y, y + 90 * u, "90") + upright(2140, y + 90 * u, ground, "75")
        page(name, title_ar, title_en, "المقاسات بالسنتيمتر", "In centimetres", body)


def truck():
    u, ground = 3.3, 2300
    x, y = 700, ground - 332 * u
    body = floor(ground) + drawn("truck_nakheel", x, y, 402 * u, 240 * u) + frame(x, y, 402 * u, 240 * u, "#A9ADB1", 14)
    cab = f"M{x - 20} {ground - 40 * u}V{ground - 230 * u}H{x - 70 * u}L{x - 112 * u} {ground - 125 * u}L{x - 160 * u} {ground - 108 * u}Q{x - 170 * u} {ground - 104 * u} {x - 170 * u} {ground - 90 * u}V{ground - 40 * u}Z"
    body += path(cab, "#E9E5DC", "#A9ADB1", 8) + path(f"M{x - 30 * u} {ground - 215 * u}H{x - 66 * u}L{x - 100 * u} {ground - 130 * u}H{x - 30 * u}Z", "#33414A")
    body += rect(x - 20, ground - 92 * u, 402 * u + 20, 30 * u, "#33363B")
    for dx in (-110, 250):
        body += circle(x + dx * u, ground - 36 * u, 36 * u, "#1D1E20") + circle(x + dx * u, ground - 36 * u, 20 * u, "#B9BDC1")
    body += across(x, x + 402 * u, y - 110, "402") + upright(2240, y, y + 240 * u, "240")
    page("truck", "مقاس جانب الشاحنة", "Truck side, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def jute():
    u, ground = 20.5, 1980
    body, x = floor(ground), 230
    for letter, w, h in (("S", 20, 22), ("M", 30, 32), ("L", 38, 42)):
        wide, high = w * u, h * u
        top = ground - high
        body += path(f"M{x + wide * 0.28} {top + 20}Q{x + wide * 0.28} {top - high * 0.34} {x + wide / 2} {top - high * 0.34}T{x + wide * 0.72} {top + 20}", "none", "#EFE3CD", 46)
        body += rect(x, top, wide, high, "#C6A06A") + BRANDS["nakheel"].mark(x + wide / 2, top + high * 0.42, wide * 0.2, "#1E4B3F")
        body += arabic(x + wide / 2, top + high * 0.78, "تمور واحتي", wide * 0.13, "Mes", 700, "#1E4B3F")
        body += across(x, x + wide, ground + 110, str(w)) + number(x + wide / 2, ground + 270, f"{letter} · {w} × {h}", 66, 600, INK)
        x += wide + 120
    page("jute", "المقاسات الثلاثة", "Three sizes", "المقاسات بالسنتيمتر", "In centimetres", body)


def prints():
    body = ""
    for name, x, y, w, h, scene in (("10 × 10", 320, 480, 10, 10, "photo_0"), ("10 × 15", 320, 1280, 10, 15, "photo_1"), ("20 × 30", 1180, 480, 20, 30, "photo_3")):
        u = 56
        body += rect(x, y, w * u, h * u, "#FFFFFF", 'stroke="#CFCBC2" stroke-width="5"') + drawn(scene, x + 28, y + 28, w * u - 56, h * u - 56)
        body += number(x + w * u / 2, y + h * u + 90, name, 70, 600, RULE)
    page("prints", "المقاسات بعضها إلى بعض", "Sizes to scale", "المقاسات بالسنتيمتر", "In centimetres", body)


def safety():
    u, x, y = 30, 460, 480
    body = drawn("safety_exit", x, y, 52 * u, 26 * u) + across(x, x + 52 * u, y + 26 * u + 110, "40") + upright(2240, y, y + 26 * u, "20")
    body += drawn("safety_power", x, 1500, 39 * u, 19.5 * u) + across(x, x + 39 * u, 1500 + 19.5 * u + 110, "30") + upright(1840, 1500, 1500 + 19.5 * u, "15")
    page("safety", "مقاسان", "Two sizes", "المقاسات بالسنتيمتر", "In centimetres", body)


def table_numbers():
    body, u, ground = floor(1900), 62, 1900
    for k, (name, ink) in enumerate((("7", "#F3F6F4"), ("ar_7", "#2A2F35"))):
        x = 420 + k * 960
        w, h = 11 * u, 15 * u
        y = ground - 2.2 * u - h
        body += path(f"M{x} {y + h}V{y + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w} {y + w / 2}V{y + h}Z", ink, "#B9C4C6", 6) + drawn(f"table_{name}", x, y, w, h)
        body += rect(x + w * 0.12, ground - 2.2 * u, w * 0.76, 2.2 * u, "#C79A4B", 'rx="12"')
    body += across(420, 420 + 11 * u, ground + 110, "11") + upright(2250, ground - 17.2 * u, ground, "17")
    page("table", "مقاس رقم الطاولة", "Table number, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def letter_heights():
    """The heights that are sold, one above the other, beside a person where they are large."""
    brand = BRANDS["darb"]
    body = ""
    for y, size, text in ((1050, 620, "30"), (1880, 310, "15")):
        body += arabic(2150, y, brand.ar, size * 0.62, "Mes", 700, "#A9743F" if text == "30" else "#6F4A30", "end") + upright(290, y - size * 0.5, y + size * 0.16, text)
    page("wood", "ارتفاعان للحروف", "Two letter heights", "ارتفاع الحرف بالسنتيمتر", "Letter height in centimetres", body)
    u, ground = 9.4, 2560
    body = floor(ground) + person(480, ground, 175 * u)
    y = ground
    for high, x in ((90, 2050),):
        body += arabic(x, y - 14 * u, "مبروك", high * u * 0.9, "Lale", 400, "#C2456B", "end") + upright(2260, y - high * u, y, str(high))
    body += arabic(2050, 1300, "مبروك", 40 * u * 0.9, "Lale", 400, "#B9B1A1", "end") + upright(2260, 1300 - 32 * u, 1300 + 8 * u, "40")
    body += arabic(2050, 720, "مبروك", 20 * u * 0.9, "Lale", 400, "#B9B1A1", "end") + upright(2260, 720 - 16 * u, 720 + 4 * u, "20")
    page("foam", "ثلاثة ارتفاعات", "Three heights", "ارتفاع الحرف بالسنتيمتر", "Letter height in centimetres", body)


def acrylic_colours():
    """The eight colours as letters, and how thick they are."""
    shades = (("#F4F2EC", "أبيض"), ("#17181C", "أسود"), ("#D13A1F", "أحمر"), ("#F2B705", "أصفر"), ("#0E7C9B", "أزرق"), ("#1E7B4F", "أخضر"), ("#C9A35A", "ذهبي"), ("#E8A0A8", "وردي"))
    body = ""
    for i, (shade, name) in enumerate(shades):
        x, y = 2000 - (i % 4) * 560, 400 + (i // 4) * 760
        outline = "#CFC9BC" if i == 0 else shade
        body += rect(x - 120, y, 460, 460, shade, f'rx="60" stroke="{outline}" stroke-width="6"') + rect(x - 120, y + 440, 460, 46, INK, 'rx="20" fill-opacity=".22"')
        body += arabic(x + 110, y + 590, name, 84, "Rdx", 600, INK)
    body += arabic(2340, 2080, "السماكة 10 مم", 92, "Rdx", 600, INK, "end") + english(1480, 2076, "10 mm thick", 80, "Rdx", 400, GREY, "end")
    body += arabic(2340, 2260, "ارتفاع الحرف 15 أو 30 سم", 80, "Rdx", 400, GREY, "end")
    page("acrylic", "ألوان الأكريليك", "Acrylic colours", "لون بكامل السماكة", "Coloured all the way through", body)


def neon():
    body = ""
    for y, text, colour in ((400, "أهلًا", "#FF5FA2"), (1000, "قهوة", "#FFB53E"), (1600, "مفتوح", "#2FC3E8")):
        body += rect(900, y, 1400, 520, "#2E333D", 'rx="40"') + arabic(1600, y + 330, text, 290, "Rdx", 300, colour) + arabic(1600, y + 330, text, 290, "Rdx", 300, "#FFFFFF88")
        body += circle(560, y + 260, 130, colour)
    page("neon", "ألوان الضوء", "Colours of light", "لون واحد لكل كلمة", "One colour a word", body)


def backpack():
    u, x, y = 42, 640, 520
    body = path(f"M{x} {y + 20}Q{x + 16 * u} {y - 40} {x + 33 * u} {y + 20}L{x + 34 * u} {y + 42 * u}H{x - u}Z", "#1F2A3A") + drawn("backpack_race", x + 1.5 * u, y + 6 * u, 30 * u, 30 * u)
    for a, b in ((x + 20, x - 150), (x + 33 * u - 20, x + 33 * u + 150)):
        body += path(f"M{a} {y + 60}Q{b} {y + 20 * u} {a} {y + 41 * u}", "none", "#F2B705", 22)
    body += across(x, x + 33 * u, y + 42 * u + 110, "34") + upright(330, y, y + 42 * u, "42")
    page("backpack", "مقاس الحقيبة", "Backpack, size", "المقاسات بالسنتيمتر", "In centimetres", body)


def coverall():
    """Body measures by size."""
    rows = (("S", "88 – 94", "164 – 170"), ("M", "96 – 102", "170 – 176"), ("L", "104 – 110", "176 – 182"), ("XL", "112 – 118", "180 – 186"), ("2XL", "120 – 126", "184 – 190"), ("3XL", "128 – 134", "186 – 192"))
    body = ""
    for x, ar, en in ((2240, "المقاس", "Size"), (1560, "الصدر", "Chest"), (760, "الطول", "Height")):
        body += arabic(x, 460, ar, 76, "Rdx", 600, INK, "end") + english(x, 550, en, 58, "Rdx", 400, GREY, "end")
    for i, (size, chest, tall) in enumerate(rows):
        y = 700 + i * 230
        body += rect(160, y - 60, 2180, 190, "#F1EDE2" if i % 2 else "#FAF7EF") + number(2240, y + 70, size, 88, 600, "#22375A", "end")
        body += number(1560, y + 66, chest, 76, 400, INK, "end") + number(760, y + 66, tall, 76, 400, INK, "end")
    page("coverall", "جدول المقاسات", "Size chart", "المقاسات بالسنتيمتر", "In centimetres", body)
