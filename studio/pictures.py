"""Every picture: which shot, which designs on its printed faces, which colours.

`ink` is the design on face 0, `inks` those on several faces; `ground` is the colour under the ink (one, or by face);
`sweep`, `body` and `trim` repaint (`dyed`: by multiplying, for cloth with a sheen); `repeated` lists faces whose design goes on and on; `turned` lists faces whose design stands on its head; `crop` is (left, top, right, bottom) in shares of the shot;
`quality` is lower where the weave of a cloth would fill the file.
"""

CLOSE = (0.18, 0.22, 0.82, 0.86)


def _bottles():
    colours = {
        "madar": ("#1E3A4C", "aqua", "_light"),
        "sahil": ("#F3EDE0", "sand", ""),
        "oud": ("#1B1A18", "stone", "_light"),
    }
    return {
        f"bottle-{name}": {
            "shot": "bottle-main",
            "crop": (0.09, 0.07, 0.91, 0.89),
            "ink": f"band_{name}{suffix}",
            "ground": coat,
            "body": coat,
            "sweep": sweep,
        }
        for name, (coat, sweep, suffix) in colours.items()
    }


def _mugs():
    plans = {
        "bustan": ("blush", "#C2256E"),
        "mazraa": ("sage", "#2F7D4F"),
        "nakheel": ("sand", "#23724F"),
        "khubz": ("butter", "#C2632B"),
        "qamar": ("stone", "#E3B766"),
    }
    glaze = "#F3F0EA"
    made = {
        f"mug-{name}": {
            "shot": "mug-main",
            "ink": f"wrap_{name}_ink" if name != "qamar" else "wrap_qamar",
            "ground": glaze,
            "sweep": sweep,
            "trim": inside,
        }
        for name, (sweep, inside) in plans.items()
    }
    made["mug-bustan-detail"] = {**made["mug-bustan"], "crop": (0.1, 0.28, 0.74, 0.92)}
    return made


def _cards():
    plans = {
        "rayhan": ("blush", "#C2256E"),
        "oud": ("sand", "#D8A951"),
        "riwaq": ("stone", "#8C5A3C"),
        "mazraa": ("sage", "#8FBF5A"),
        "qamar": ("aqua", "#E3B766"),
        "bustan": ("lilac", "#C2256E"),
    }
    made = {}
    for name, (sweep, edge) in plans.items():
        inks = {0: f"card_{name}_front", 1: f"card_{name}_back"}
        made[f"cards-{name}"] = {"shot": "cards-main", "inks": inks, "sweep": sweep, "body": edge}
    made["cards-riwaq-detail"] = {**made["cards-riwaq"], "crop": (0.22, 0.3, 0.86, 0.94)}
    return made


def _plastic():
    plans = {
        "id-card-madar": ("card_madar_back", "card_madar_front", "aqua", "#17384A"),
        "member-card-darb": ("card_darb_front", "card_darb_art", "sand", "#B98A5A"),
        "gift-card-rayhan": ("card_rayhan_front", "card_rayhan_art", "blush", "#1F6B4A"),
        "member-card-qamar": ("card_qamar_front", "card_qamar_art", "stone", "#123A45"),
    }
    return {
        name: {"shot": "plastic_cards-main", "inks": {0: front, 1: back}, "sweep": sweep, "body": block}
        for name, (front, back, sweep, block) in plans.items()
    }


def _sets():
    """An open gift box in the colours of an occasion: box, notebook, and what is printed on notebook, mug and card."""
    plans = {
        "set-natural": ("#B98A5A", "#C9A777", "note_mazraa", "wrap_mazraa", "#E9E2CF", "sage"),
        "set-grad": ("#15202B", "#123A2E", "note_2027", "wrap_riwaq", "#F3F0EA", "sand"),
        "set-newborn": ("#F3D9D0", "#F6EFE6", "note_bustan", "wrap_bustan", "#F3F0EA", "lilac"),
        "set-ramadan": ("#123A45", "#123A45", "note_qamar", "wrap_qamar", "#F3F0EA", "sand"),
        "set-eid": ("#F2B705", "#C2456B", "note_bustan_light", "wrap_noura", "#F3F0EA", "aqua"),
        "set-grad-burgundy": ("#5E1B2C", "#5E1B2C", "note_2027", "wrap_riwaq", "#F3F0EA", "stone"),
        "set-newborn-blue": ("#BBD7E8", "#F6EFE6", "note_bustan", "wrap_bustan", "#F3F0EA", "butter"),
        "set-ramadan-burgundy": ("#5E1B2C", "#5E1B2C", "note_qamar", "wrap_qamar", "#F3F0EA", "sand"),
        "set-eid-lilac": ("#C2456B", "#F2B705", "note_bustan", "wrap_bustan", "#F3F0EA", "lilac"),
        "set-natural-sahil": ("#B98A5A", "#C9A777", "note_sahil", "wrap_sahil", "#E9E2CF", "aqua"),
        "set-founding-green": ("#164B3C", "#8A5A33", "note_nakheel_light", "wrap_nakheel", "#F3F0EA", "sand"),
        "set-founding": ("#5A3418", "#8A5A33", "note_nakheel_light", "wrap_nakheel", "#F3F0EA", "butter"),
    }
    return {
        name: {
            "shot": "gift_set-main",
            "turned": (1,),
            "crop": (0.06, 0.07, 0.94, 0.95),
            "inks": {0: note, 1: mug, 2: "thanks_card"},
            "ground": {0: book, 1: glaze, 2: "#FDF8EE"},
            "body": box,
            "trim": book,
            "sweep": sweep,
        }
        for name, (box, book, note, mug, glaze, sweep) in plans.items()
    }


def _worn():
    shirts = {
        "tshirt-noura": ("tee", "tote_noura", "#F4F1EA", "#DAD4C8", "aqua"),
        "tshirt-sahil": ("tee", "tote_sahil", "#DCC9A8", "#B79C70", "butter"),
        "tshirt-madar": ("tee", "chest_madar", "#1D2A3A", "#3D4D60", "stone"),
        "tshirt-plain-black": ("tee", "chest_word", "#1D1E22", "#43454C", "blush"),
        "tshirt-sport": ("tee", "chest_nine", "#0E6C8B", "#2E89A6", "sage"),
        "tshirt-kids": ("tee", "chest_sun", "#F1C84F", "#C99A2B", "lilac"),
        "polo-madar": ("polo", "chest_madar", "#1D2A3A", "#56677C", "sand"),
        "polo-sahil": ("polo", "chest_sahil", "#F1EEE6", "#CFC7B6", "aqua"),
    }
    made = {
        name: {"shot": f"{shot}-main", "ink": ink, "ground": cloth, "body": cloth, "trim": thread, "sweep": sweep}
        for name, (shot, ink, cloth, thread, sweep) in shirts.items()
    }
    for name, of, shot in (
        ("tshirt-detail", "tshirt-noura", "tee"),
        ("tshirt-madar-detail", "tshirt-madar", "tee"),
        ("polo-detail", "polo-madar", "polo"),
        ("polo-sahil-detail", "polo-sahil", "polo"),
        ("tshirt-sport-detail", "tshirt-sport", "tee"),
        ("tshirt-kids-detail", "tshirt-kids", "tee"),
    ):
        made[name] = {**made[of], "shot": f"{shot}-detail"}
    made["apron-sahil"] = {"shot": "apron-main", "ink": "tote_sahil_apron", "ground": "#1C4F5A", "body": "#1C4F5A", "trim": "#8A5A33", "sweep": "butter"}
    made["apron-khubz"] = {"shot": "apron-main", "ink": "tote_khubz", "ground": "#E6D7BC", "body": "#E6D7BC", "trim": "#4A2412", "sweep": "stone"}
    for name, base, crop in (("apron-detail", "apron-sahil", (0.22, 0.12, 0.78, 0.68)),):
        made[name] = {**made[base], "crop": crop}
    caps = {"cap-sahil": ("cap_sahil", "#E3D0AC", "#1C4F5A", "aqua"), "cap-madar": ("cap_madar", "#1D2A3A", "#1D2A3A", "sand")}
    for name, (ink, crown, peak, sweep) in caps.items():
        made[name] = {"shot": "cap-main", "ink": ink, "ground": crown, "body": crown, "trim": peak, "sweep": sweep}
    made["cap-detail"] = {**made["cap-sahil"], "crop": (0.12, 0.2, 0.76, 0.84)}
    return made


def _vans():
    plans = {
        "van-sahil": ("van_sahil", "#FAF3E6", "sand"),
        "van-rayhan": ("van_rayhan", "#FFFFFF", "sage"),
        "van-noura-side": ("van_noura", "#FFFFFF", "aqua"),
        "van-reflective": ("van_service", "#F2B705", "stone"),
        "van-door-logo": ("van_door", "#FFFFFF", "butter"),
        "van-magnet": ("van_magnet", "#8FA6B2", "blush"),
    }
    made = {name: {"shot": "van-main", "ink": ink, "ground": body, "body": body, "sweep": sweep} for name, (ink, body, sweep) in plans.items()}
    return made


def _goods():
    """Boxes, plates, flags, tents and small gifts."""
    kraft, brass = "#B98A5A", "#B3914F"
    outdoor = {
        "flag-feather-sahil": ("flag-feather", {0: "feather_sahil"}, "aqua"),
        "flag-feather-rayhan": ("flag-pair", {0: "feather_rayhan", 1: "feather_noura"}, "blush"),
        "flag-pole": ("flag-pole", {0: "flag_rayhan"}, "aqua"),
        "flag-pole-nakheel": ("flag-pole", {0: "flag_nakheel"}, "sand"),
        "desk-flag": ("flag-desk", {0: "table_madar", 1: "table_noura"}, "stone"),
        "tent-sahil": ("tent-main", {0: "tent_roof", 1: "tent_edge", 2: "tent_back"}, "sand"),
    }
    made = {name: {"shot": shot, "inks": inks, "sweep": sweep} for name, (shot, inks, sweep) in outdoor.items()}
    clothes = {
        "hoodie-noura": ("hoodie", "hoodie_noura", "#2E3036", "#F3EFE6", "blush"),
        "hoodie-navy": ("hoodie", "hoodie_word", "#1D2A3A", "#F2B705", "sand"),
        "vest-safety": ("vest", "vest_riwaq", "#DDE83A", "#3A3F45", "stone"),
        "vest-orange": ("vest", "vest_riwaq", "#F2682A", "#3A3F45", "sand"),
        "chef-jacket": ("chef", "chef_khubz", "#F4F2EC", "#17181C", "aqua"),
        "chef-black": ("chef", None, "#25262B", "#C2632B", "butter"),
    }
    for name, (shot, ink, cloth, trim, sweep) in clothes.items():
        made[name] = {"shot": f"{shot}-main", "ink": ink, "ground": cloth, "body": cloth, "trim": trim, "sweep": sweep}
    for name, of, shot in (("hoodie-detail", "hoodie-noura", "hoodie"), ("vest-detail", "vest-safety", "vest"), ("chef-detail", "chef-jacket", "chef")):
        made[name] = {**made[of], "shot": f"{shot}-close", "quality": 38}
    made |= {
        "canvas-set3": {"shot": "canvas-set", "inks": {0: "canvas_set_0", 1: "canvas_set_1", 2: "canvas_set_2"}},
        "canvas-set3-words": {"shot": "canvas-set", "inks": {0: "word_0", 1: "word_1", 2: "word_2"}, "sweep": "#DDE3DC"},
        "plate-brass": {"shot": "door_plate-brass", "ink": "plate_brass", "ground": brass},
        "plate-desk": {"shot": "door_plate-desk", "ink": "plate_desk", "ground": brass},
        "plate-wood": {"shot": "door_plate-wood", "ink": "plate_wood", "ground": "#A9855F", "sweep": "#D6E0DA"},
        "pizza-box": {"shot": "food-pizza", "inks": {0: "pizza_top", 1: "pizza_front"}, "ground": kraft},
        "carton-rayhan": {"shot": "carton-main", "inks": {0: "carton_rayhan", 1: "carton_rayhan_side"}, "body": "#C2256E"},
        "perfume-box-oud": {"shot": "carton-perfume", "inks": {0: "perfume_oud", 1: "perfume_oud_side"}, "body": "#16130F", "sweep": "sand"},
        "soap-sleeve": {"shot": "carton-soap", "inks": {0: "soap_rayhan", 1: "soap_rayhan_front"}, "body": "#F3C6B4"},
        "soap-sleeve-mazraa": {"shot": "carton-soap", "inks": {0: "soap_mazraa", 1: "soap_mazraa_front"}, "body": "#8FBF5A", "sweep": "sand"},
        "door-hanger": {"shot": "door_hanger-main", "inks": {0: "hanger_khubz", 1: "hanger_madar"}, "sweep": "aqua"},
        "bookmark": {"shot": "door_hanger-bookmark", "inks": {0: "mark_page_darb", 1: "mark_page_noura", 2: "mark_page_riwaq"}, "sweep": "sand"},
        "mousepad-madar": {"shot": "tech-mousepad", "ink": "mousepad_madar", "sweep": "sand"},
        "powerbank-madar": {"shot": "tech-power", "ink": "power_madar", "ground": "#1C2A3A"},
        "frame-name": {"shot": "frames-letter", "ink": "name_reem"},
        "photo-prints": {"shot": "prints-main", "inks": {k: f"photo_{k}" for k in range(5)}, "sweep": "blush"},
        "box-magnet-oud": {"shot": "rigid_box-magnet", "inks": {0: "magnet_note", 1: "magnet_oud"}, "body": "#16130F", "sweep": "sand"},
        "burger-box": {"shot": "food-burger", "inks": {0: "burger_top", 1: "burger_side", 2: "burger_side"}, "ground": "#EBCFA6"},
        "cake-box": {"shot": "food-cake", "inks": {0: "cake_front", 1: "cake_side"}, "body": "#FFFFFF", "trim": "#C2256E"},
        "cup-cold-sahil": {"shot": "cup_cold-main", "ink": "band_sahil", "ground": "#FAF3E6"},
        "award-wood": {"shot": "award-wood", "ink": "award_wood", "ground": "#D9AE62"},
        "medal-gold": {"shot": "award-medal", "ink": "medal_face", "ground": "#D9AE62"},
        "mug-black-madar": {"shot": "mug_black-main", "ink": "wrap_madar_light", "ground": "#1B1C20", "body": "#1B1C20"},
        "acrylic-print-dunes": {"shot": "acrylic_print-main", "ink": "canvas_dunes"},
        "stamp-wood": {"shot": "stamp-wood", "ink": "stamp_print"},
        "plate-steel": {"shot": "door_plate-brass", "ink": "plate_brass", "ground": "#C9CDD0", "sweep": "#D4DEE2"},
        "plate-desk-steel": {"shot": "door_plate-desk", "ink": "plate_desk", "ground": "#D3D6D8", "sweep": "aqua"},
        "plate-walnut": {"shot": "door_plate-wood", "ink": "plate_wood", "ground": "#8A6244"},
        "carton-mazraa": {"shot": "carton-main", "inks": {0: "carton_mazraa", 1: "carton_mazraa_side"}, "body": "#1F5A3A", "sweep": "sand"},
        "perfume-box-white": {"shot": "carton-perfume", "inks": {0: "perfume_white", 1: "perfume_white_side"}, "body": "#F6F1E6", "sweep": "blush"},
        "door-hanger-madar": {"shot": "door_hanger-main", "inks": {0: "hanger_madar", 1: "hanger_khubz"}, "sweep": "butter"},
        "mousepad-sahil": {"shot": "tech-mousepad", "ink": "mousepad_sahil", "sweep": "aqua"},
        "frame-name-gold": {"shot": "frames-letter", "ink": "name_fahd"},
        "cup-sleeve-darb": {"shot": "cup_paper-main", "inks": {0: "wrap_darb", 1: "wrap_qamar"}, "sweep": "butter", "trim": "#1B1C1F"},
        "notebook-madar-black": {"shot": "notebook-main", "ink": "note_madar", "ground": "#1B1C20", "body": "#1B1C20", "trim": "#35B4D6", "sweep": "sand"},
        "tote-burgundy-qamar": {"shot": "tote-main", "ink": "tote_qamar", "ground": "#5E1B2C", "body": "#5E1B2C", "sweep": "sand"},
        "tumbler-sahil": {"shot": "tumbler-main", "ink": "band_sahil_light", "ground": "#1B1C20", "body": "#1B1C20", "trim": "#F2B705", "sweep": "aqua"},
        "van-oud": {"shot": "van-main", "ink": "van_oud", "ground": "#16130F", "body": "#16130F", "sweep": "sand"},
        "stickers-roll-qamar": {"shot": "sticker_rolls-main", "inks": {0: "round_qamar", 1: "round_oud", 2: "round_oud", 3: "round_qamar"}, "sweep": "stone"},
        "mug-oud-detail": {"shot": "mug-main", "ink": "wrap_oud", "ground": "#F3F0EA", "sweep": "sand", "trim": "#D8A951", "crop": (0.14, 0.24, 0.8, 0.9)},
        "mug-riwaq-detail": {"shot": "mug-main", "ink": "wrap_riwaq_ink", "ground": "#F3F0EA", "sweep": "aqua", "trim": "#3B2A20", "crop": (0.14, 0.24, 0.8, 0.9)},
        "rollup-eid-detail": {"shot": "rollup-main", "ink": "rollup_eid", "sweep": "sand", "crop": (0.2, 0.06, 0.82, 0.68)},
        "lanyard-detail": {"shot": "lanyard-main", "repeated": (1,), "inks": {0: "badge_noura", 1: "strap_madar"}, "sweep": "aqua", "crop": (0.2, 0.36, 0.84, 1.0)},
        "wallpaper-stars-detail": {"shot": "wallpaper-main", "ink": "wallpaper_stars", "body": "#C79A4B", "dyed": True, "crop": (0.36, 0.02, 0.98, 0.64)},
        "pizza-box-detail": {"shot": "food-pizza", "inks": {0: "pizza_top", 1: "pizza_front"}, "ground": kraft, "crop": (0.22, 0.24, 0.86, 0.88)},
        "tent-detail": {"shot": "tent-main", "inks": {0: "tent_roof", 1: "tent_edge", 2: "tent_back"}, "sweep": "sand", "crop": (0.18, 0.2, 0.84, 0.86)},
        "pouch-khubz": {"shot": "pouch-main", "inks": {0: "pouch_khubz", 1: "pouch_sahil"}, "sweep": "stone"},
        "bottle-khubz": {"shot": "bottle-main", "crop": (0.09, 0.07, 0.91, 0.89), "ink": "band_khubz_light", "ground": "#E8663C", "body": "#E8663C", "sweep": "butter"},
        "tumbler-rayhan": {"shot": "tumbler-main", "ink": "band_rayhan_light", "ground": "#1F6B4A", "body": "#1F6B4A", "trim": "#E3B766", "sweep": "blush"},
        "notebook-spiral-sahil": {"shot": "spiral-main", "inks": {0: "a5_sahil", 1: "head_rayhan"}, "sweep": "aqua"},
        "wirebound-riwaq": {"shot": "spiral-main", "inks": {0: "a5_riwaq", 1: "head_madar"}, "sweep": "stone"},
        "flyer-riwaq": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_riwaq", 1: "head_riwaq", 2: "a5_riwaq"}, "sweep": "sand"},
        "flyer-oud": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_oud", 1: "head_oud", 2: "a5_oud"}, "sweep": "stone"},
        "booklet-bustan": {"shot": "booklet-main", "inks": {0: "head_bustan", 1: "a5_bustan"}, "sweep": "butter", "body": "#C2256E"},
        "catalogue-sahil": {"shot": "booklet-main", "inks": {0: "head_sahil", 1: "a5_sahil"}, "sweep": "aqua", "body": "#0B4F5C"},
        "profile-oud": {"shot": "booklet-main", "inks": {0: "a5_oud", 1: "head_oud"}, "sweep": "sand", "body": "#16130F"},
        "stickers-roll-khubz": {"shot": "sticker_rolls-main", "inks": {0: "round_khubz", 1: "round_sahil", 2: "round_nakheel", 3: "round_bustan"}, "sweep": "butter"},
    }
    return made


PICTURES = {
    **_worn(),
    **_goods(),
    **_sets(),
    **_vans(),
    **_bottles(),
    **_mugs(),
    **_cards(),
    **_plastic(),
    "finjan-set": {"shot": "finjan-main", "inks": {0: "mark_nakheel", 1: "mark_nakheel", 2: "mark_nakheel"}, "ground": "#F7F4EC"},
    "finjan-oud": {"shot": "finjan-main", "inks": {0: "mark_oud", 1: "mark_oud", 2: "mark_oud"}, "ground": "#F7F4EC", "sweep": "pine"},
    "flyer-sahil": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_sahil", 1: "head_sahil", 2: "a5_sahil"}, "sweep": "stone"},
    "flyer-rayhan": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_rayhan", 1: "head_rayhan", 2: "a5_rayhan"}, "sweep": "sage"},
    "flyer-three": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_bustan", 1: "a5_mazraa", 2: "head_khubz"}, "sweep": "sand"},
    "booklet-open": {"shot": "open_book-main", "inks": {0: "page_left", 1: "page_right"}, "sweep": "sage", "body": "#C2456B"},
    "invitation-sara": {"shot": "invitation-main", "ink": "invitation_sara", "sweep": "blush", "body": "#7A8F79", "trim": "#8E2433"},
    "invitation-graduation": {"shot": "invitation-main", "ink": "invitation_green", "sweep": "sand", "body": "#E7D9BC", "trim": "#B5893F"},
    "label-rect-honey": {"shot": "jar-main", "ink": "label_honey", "sweep": "butter"},
    "label-rose-jam": {"shot": "jar-main", "ink": "label_rose", "sweep": "blush", "body": "#A8213F", "trim": "#F3EFE6"},
    "label-honey-detail": {"shot": "jar-main", "ink": "label_honey", "sweep": "butter", "crop": (0.16, 0.2, 0.84, 0.88)},
    "canvas-dunes": {"shot": "canvas-room", "ink": "canvas_dunes"},
    "canvas-najd": {"shot": "canvas-room", "ink": "canvas_najd", "sweep": "#DDE3DC"},
    "wallpaper-najd": {"shot": "wallpaper-main", "ink": "wallpaper_najd", "body": "#1F4B57", "dyed": True},
    "wallpaper-leaves": {"shot": "wallpaper-main", "ink": "wallpaper_leaves", "body": "#B4563A"},
    "fascia-rayhan": {"shot": "shop_front-main", "ink": "fascia_rayhan", "body": "#1F5A46"},
    "fascia-khubz": {"shot": "shop_front-main", "ink": "fascia_khubz", "body": "#4A2412", "sweep": "#EADBC2", "dyed": True},
    "fascia-qamar": {"shot": "shop_front-main", "ink": "fascia_qamar", "body": "#123A45", "sweep": "#DCE0DE", "dyed": True},
    "invoice-book": {"shot": "pad-invoice", "ink": "invoice_mazraa", "sweep": "stone", "trim": "#1F4E79"},
    "cup-sleeve-khubz": {"shot": "cup_paper-main", "inks": {0: "wrap_khubz", 1: "wrap_nakheel"}, "sweep": "sand", "trim": "#1B1C1F"},
    "cup-sleeve-mazraa": {"shot": "cup_paper-main", "inks": {0: "wrap_mazraa", 1: "wrap_rayhan"}, "sweep": "sage", "trim": "#F3EFE6"},
    "calendar-year": {"shot": "calendar-main", "ink": "calendar_sahil", "sweep": "aqua", "body": "#17181C"},
    "notebook-oud": {"shot": "notebook-main", "ink": "note_oud", "ground": "#1A1714", "body": "#1A1714", "trim": "#D8A951", "sweep": "stone"},
    "notebook-riwaq": {"shot": "notebook-main", "ink": "note_riwaq_light", "ground": "#8C5A3C", "body": "#8C5A3C", "trim": "#3B2A20", "sweep": "aqua"},
    "notebook-noura": {"shot": "notebook-main", "ink": "note_noura", "ground": "#F3EFE6", "body": "#F3EFE6", "trim": "#D13A1F", "sweep": "blush"},
    "bag-lux-oud": {"shot": "paper_bag-rope", "inks": {0: "carrier_oud", 1: "carrier_oud_side"}, "sweep": "sand", "trim": "#D8A951"},
    "bag-lux-noura": {"shot": "paper_bag-rope", "inks": {0: "carrier_noura", 1: "carrier_noura_side"}, "sweep": "aqua", "trim": "#D13A1F"},
    "bag-lux-rayhan": {"shot": "paper_bag-rope", "inks": {0: "carrier_rayhan", 1: "carrier_rayhan_side"}, "sweep": "blush", "trim": "#1F6B4A"},
    "bag-lux-bustan": {"shot": "paper_bag-rope", "inks": {0: "carrier_bustan", 1: "carrier_bustan_side"}, "sweep": "lilac", "trim": "#17181C"},
    "brochure-trifold": {"shot": "brochure-main", "inks": {0: "brochure_sahil", 1: "cover_sahil"}, "sweep": "aqua"},
    "mailer-mazraa": {"shot": "mailer-main", "inks": {0: "lid_mazraa", 1: "front_mazraa", 2: "thanks_card"}, "ground": {0: "#B98A5A", 1: "#B98A5A", 2: "#FDF8EE"}, "body": "#CFE0B8"},
    "mailer-noura": {"shot": "mailer-main", "inks": {0: "lid_noura", 1: "front_noura", 2: "thanks_card"}, "ground": {0: "#B98A5A", 1: "#B98A5A", 2: "#FDF8EE"}, "sweep": "blush", "body": "#F2D9A8"},
    "plate-acrylic-riwaq": {"shot": "door_plate-main", "ink": "plate_riwaq"},
    "plate-room": {"shot": "door_plate-main", "ink": "plate_204", "sweep": "#D4DEE2"},
    "notepad-madar": {"shot": "pad-main", "ink": "pad_madar", "sweep": "butter"},
    "set-green": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.07, 0.94, 0.95), "inks": {0: "note_qamar", 1: "wrap_qamar", 2: "thanks_card"}, "ground": {0: "#C2632B", 1: "#F3F0EA", 2: "#FDF8EE"}},
    "set-coffee": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.07, 0.94, 0.95), "inks": {0: "note_sahil_light", 1: "wrap_sahil", 2: "card_sahil_front"}, "ground": {0: "#8C5A3C", 1: "#F3F0EA"}, "body": "#EADBC2", "trim": "#8C5A3C", "sweep": "sand"},
    "set-exec": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.07, 0.94, 0.95), "inks": {0: "note_madar", 1: "wrap_madar", 2: "card_madar_back"}, "ground": {0: "#15202B", 1: "#F3F0EA"}, "body": "#1B1D22", "trim": "#15202B", "sweep": "stone"},
    "set-national": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.07, 0.94, 0.95), "inks": {0: "note_nakheel", 1: "wrap_nakheel", 2: "thanks_card"}, "ground": {0: "#F6ECD9", 1: "#F3F0EA"}, "body": "#0F6B3E", "trim": "#F6ECD9", "sweep": "sage"},
    "tote-noura": {"shot": "tote-main", "ink": "tote_noura", "ground": "#EFE6D2", "sweep": "butter"},
    "tote-sahil": {"shot": "tote-main", "ink": "tote_sahil", "ground": "#EFE6D2", "sweep": "aqua"},
    "tote-black-madar": {"shot": "tote-main", "ink": "tote_madar_light", "ground": "#1D1E22", "body": "#1D1E22", "sweep": "stone"},
    "tote-colour-rayhan": {"shot": "tote-main", "ink": "tote_rayhan_light", "ground": "#1F6B4A", "body": "#1F6B4A", "sweep": "blush"},
    "rollup-madar": {"shot": "rollup-main", "ink": "rollup_madar", "sweep": "aqua"},
    "rollup-noura": {"shot": "rollup-main", "ink": "rollup_noura", "sweep": "stone"},
    "rollup-rayhan": {"shot": "rollup-main", "ink": "rollup_rayhan", "sweep": "sand"},
    "rollup-opening": {"shot": "rollup-main", "ink": "rollup_opening", "sweep": "aqua"},
    "rollup-opening-blue": {"shot": "rollup-main", "ink": "rollup_opening_blue", "sweep": "sand"},
    "stamp-date": {"shot": "stamp-main", "inks": {0: "stamp_print", 1: "stamp_face"}, "sweep": "butter"},
    "hang-tag": {"shot": "door_hanger-tag", "inks": {0: "tag_riwaq", 1: "tag_riwaq_back"}, "sweep": "sage"},
    "hang-tag-rayhan": {"shot": "door_hanger-tag", "inks": {0: "tag_rayhan", 1: "tag_noura"}, "sweep": "blush"},
    "hang-tag-oud": {"shot": "door_hanger-tag", "inks": {0: "tag_oud", 1: "tag_oud_back"}, "sweep": "sand"},
    "pouch-sahil": {"shot": "pouch-main", "inks": {0: "pouch_sahil", 1: "pouch_khubz"}, "sweep": "aqua"},
    "pouch-nakheel": {"shot": "pouch-main", "inks": {0: "pouch_nakheel", 1: "pouch_rayhan"}, "sweep": "sage"},
    "tumbler-noura": {"shot": "tumbler-main", "ink": "band_noura", "ground": "#F3EFE6", "sweep": "blush"},
    "tumbler-madar": {"shot": "tumbler-main", "ink": "band_madar_light", "ground": "#17384A", "body": "#17384A", "trim": "#35B4D6", "sweep": "stone"},
    "tumbler-bustan": {"shot": "tumbler-main", "ink": "band_bustan_light", "ground": "#C2456B", "body": "#C2456B", "trim": "#F2B705", "sweep": "butter"},
    "certificate-foil": {"shot": "certificate-main", "ink": "certificate_gold", "sweep": "sand"},
    "flyers-three": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_bustan", 1: "a5_sahil", 2: "a5_rayhan"}, "sweep": "stone"},
    "flyers-detail": {"shot": "flyers-main", "crop": (0.36, 0.3, 0.92, 0.86), "inks": {0: "a5_bustan", 1: "a5_sahil", 2: "a5_rayhan"}, "sweep": "stone"},
    "flyers-detail-2": {"shot": "flyers-main", "crop": (0.12, 0.24, 0.68, 0.8), "inks": {0: "a5_bustan", 1: "a5_sahil", 2: "a5_rayhan"}, "sweep": "stone"},
    "brochure": {"shot": "brochure-main", "inks": {0: "brochure_sahil", 1: "cover_sahil"}, "sweep": "butter"},
    "desk-calendar": {"shot": "calendar-main", "ink": "calendar_sahil", "sweep": "sage", "body": "#17181C"},
    "gift-set": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.07, 0.94, 0.95), "inks": {0: "note_darb", 1: "wrap_darb", 2: "thanks_card"}, "ground": {0: "#7A2436", 1: "#F3F0EA", 2: "#FDF8EE"}, "trim": "#7A2436", "sweep": "blush"},
    "invitation": {"shot": "invitation-main", "ink": "invitation_sara", "sweep": "lilac", "body": "#E9DCC3", "trim": "#B5893F", "crop": (0.0, 0.06, 0.92, 0.98)},
    "letterhead": {"shot": "sheets-main", "crop": (0.1, 0.12, 0.94, 0.96), "inks": {0: "letter_riwaq", 1: "envelope_riwaq", 2: "card_riwaq_front"}, "sweep": "aqua"},
    "stamp": {"shot": "stamp-main", "inks": {0: "stamp_print", 1: "stamp_face"}, "sweep": "sage", "body": "#1F63B5"},
    "bag-bustan": {"shot": "paper_bag-rope", "inks": {0: "carrier_bustan", 1: "carrier_bustan_side"}, "sweep": "blush", "trim": "#8A5A33"},
    "bag-handles": {"shot": "paper_bag-rope", "inks": {0: "carrier_bustan", 1: "carrier_bustan_side"}, "sweep": "blush", "trim": "#8A5A33", "crop": (0.26, 0.12, 0.76, 0.62)},
    "bag-print": {"shot": "paper_bag-rope", "inks": {0: "carrier_bustan", 1: "carrier_bustan_side"}, "sweep": "blush", "trim": "#8A5A33", "crop": (0.26, 0.32, 0.76, 0.82)},
    "door-plate-acrylic": {"shot": "door_plate-main", "ink": "plate_clinic", "sweep": "#D8E2D4"},
    "clear-label": {"shot": "jar-main", "ink": "label_clear", "ground": "#C06C1A", "sweep": "sand"},
    "certificate-blue": {"shot": "certificate-main", "ink": "certificate_gold", "sweep": "aqua"},
    "hours-lettering": {"shot": "window-main", "ink": "hours", "ground": "#8FA7A3"},
    "frosted-privacy": {"shot": "window-main", "ink": "frosted", "ground": "#A9B7A4", "sweep": "#A9B7A4"},
    "mug-enamel-sahil": {"shot": "mug_enamel-main", "ink": "wrap_sahil_ink", "ground": "#F6F4EE", "sweep": "sand"},
    "mug-enamel-mazraa": {"shot": "mug_enamel-main", "ink": "wrap_mazraa_ink", "ground": "#F6F4EE", "sweep": "sage", "trim": "#1F5A3A"},
    "lanyard-madar": {"shot": "lanyard-main", "repeated": (1,), "inks": {0: "badge_noura", 1: "strap_madar"}, "sweep": "aqua"},
    "lanyard-sahil": {"shot": "lanyard-main", "repeated": (1,), "inks": {0: "badge_noura", 1: "strap_sahil"}, "sweep": "sand"},
    "stationery-noura": {"shot": "sheets-main", "crop": (0.1, 0.12, 0.94, 0.96), "inks": {0: "letter_noura", 1: "envelope_noura", 2: "card_noura_front"}, "sweep": "blush"},
    "stationery-riwaq": {"shot": "sheets-main", "crop": (0.1, 0.12, 0.94, 0.96), "inks": {0: "letter_riwaq", 1: "envelope_riwaq", 2: "card_riwaq_front"}, "sweep": "stone"},
    "letterhead-cotton": {"shot": "sheets-main", "crop": (0.1, 0.12, 0.94, 0.96), "inks": {0: "letter_sahil", 1: "envelope_sahil", 2: "card_sahil_front"}, "sweep": "aqua"},
    "greeting-ramadan": {"shot": "greeting-main", "ink": "greeting_ramadan", "sweep": "sand", "body": "#123A45"},
    "greeting-thanks": {"shot": "greeting-main", "ink": "greeting_thanks", "sweep": "blush", "body": "#1F6B4A"},
    "box-ribbon-qamar": {"shot": "rigid_box-main", "ink": "lid_stars", "body": "#123A45", "sweep": "sand"},
    "box-ribbon": {"shot": "rigid_box-main", "ink": "lid_blue", "ground": "#1F7FA3", "body": "#1F7FA3", "sweep": "blush"},
    "box-ribbon-detail": {"shot": "rigid_box-main", "ink": "lid_blue", "ground": "#1F7FA3", "body": "#1F7FA3", "sweep": "blush", "crop": (0.14, 0.24, 0.74, 0.84)},
    "badge-buttons": {"shot": "keyring-badge", "inks": {0: "square_sahil", 1: "square_oud", 2: "square_bustan", 3: "square_mazraa"}, "sweep": "butter"},
    "notebook-spiral": {"shot": "spiral-main", "inks": {0: "a5_bustan", 1: "head_noura"}, "sweep": "sage"},
    "wirebound-darb": {"shot": "spiral-main", "inks": {0: "a5_darb", 1: "a5_nakheel"}, "sweep": "sand"},
    "letters-steel-madar": {"shot": "sign-madar"},
    "neon-qahwa": {"shot": "neon-qahwa"},
    "stickers-roll-mix": {"shot": "sticker_rolls-main", "inks": {0: "round_mazraa", 1: "round_khubz", 2: "round_rayhan", 3: "round_oud"}, "sweep": "stone"},
    "stickers-roll-oud": {"shot": "sticker_rolls-main", "inks": {0: "round_oud", 1: "round_qamar", 2: "round_noura", 3: "round_sahil"}, "sweep": "sand"},
    "booklet-rayhan": {"shot": "booklet-main", "inks": {0: "head_rayhan", 1: "a5_rayhan"}, "sweep": "blush", "body": "#C2256E"},
    "catalogue-noura": {"shot": "booklet-main", "inks": {0: "head_noura", 1: "a5_noura"}, "sweep": "stone"},
    "catalogue-madar": {"shot": "booklet-main", "inks": {0: "head_madar", 1: "a5_madar"}, "sweep": "aqua", "body": "#15202B"},
    "bag-lux-noura-detail": {"shot": "paper_bag-rope", "inks": {0: "carrier_noura", 1: "carrier_noura_side"}, "sweep": "aqua", "trim": "#D13A1F", "crop": (0.2, 0.14, 0.84, 0.78)},
    "mailer-mazraa-detail": {"shot": "mailer-main", "inks": {0: "lid_mazraa", 1: "front_mazraa", 2: "thanks_card"}, "ground": {0: "#B98A5A", 1: "#B98A5A", 2: "#FDF8EE"}, "body": "#CFE0B8", "crop": (0.18, 0.28, 0.82, 0.92)},
    "plate-room-detail": {"shot": "door_plate-main", "ink": "plate_204", "sweep": "#D4DEE2", "crop": (0.42, 0.14, 0.98, 0.7)},
    "hang-tag-detail": {"shot": "door_hanger-tag", "inks": {0: "tag_riwaq", 1: "tag_riwaq_back"}, "sweep": "sage", "crop": (0.04, 0.1, 0.64, 0.7)},
    "notebook-oud-detail": {"shot": "notebook-main", "ink": "note_oud", "ground": "#1A1714", "body": "#1A1714", "trim": "#D8A951", "sweep": "stone", "crop": (0.14, 0.16, 0.78, 0.8)},
    "bottle-madar-detail": {"shot": "bottle-main", "ink": "band_madar_light", "ground": "#1E3A4C", "body": "#1E3A4C", "sweep": "aqua", "crop": (0.24, 0.06, 0.76, 0.58)},
    "invitation-sara-detail": {"shot": "invitation-main", "ink": "invitation_sara", "sweep": "blush", "body": "#7A8F79", "trim": "#8E2433", "crop": (0.16, 0.22, 0.78, 0.84)},
    "finjan-detail": {"shot": "finjan-main", "inks": {0: "mark_nakheel", 1: "mark_nakheel", 2: "mark_nakheel"}, "ground": "#F7F4EC", "crop": (0.06, 0.34, 0.7, 0.98)},
    "calendar-detail": {"shot": "calendar-main", "ink": "calendar_sahil", "sweep": "aqua", "body": "#17181C", "crop": (0.12, 0.2, 0.72, 0.8)},
    "invoice-book-detail": {"shot": "pad-invoice", "ink": "invoice_mazraa", "sweep": "stone", "trim": "#1F4E79", "crop": (0.1, 0.2, 0.72, 0.82)},
    "fascia-rayhan-detail": {"shot": "shop_front-main", "ink": "fascia_rayhan", "body": "#1F5A46", "crop": (0.02, 0.16, 0.62, 0.76)},
    "brochure-trifold-detail": {"shot": "brochure-main", "inks": {0: "brochure_sahil", 1: "cover_sahil"}, "sweep": "aqua", "crop": (0.06, 0.1, 0.66, 0.7)},
    "cup-sleeve-detail": {"shot": "cup_paper-main", "inks": {0: "wrap_khubz", 1: "wrap_nakheel"}, "sweep": "sand", "trim": "#1B1C1F", "crop": (0.3, 0.24, 0.94, 0.88)},
    "cards-spot-madar": {"shot": "cards-main", "inks": {0: "card_madar_art", 1: "card_madar_back"}, "sweep": "stone", "body": "#0E1620"},
    "cards-pearl": {"shot": "cards-main", "inks": {0: "card_sahil_art", 1: "card_sahil_front"}, "sweep": "lilac", "body": "#EFE4DC"},
    "cards-recycled": {"shot": "cards-main", "inks": {0: "card_riwaq_art", 1: "card_riwaq_back"}, "sweep": "sand", "body": "#CFC3A5"},
    "profile-madar": {"shot": "booklet-main", "inks": {0: "a5_riwaq", 1: "head_riwaq"}, "sweep": "aqua"},
    "cards-visit-detail": {"shot": "cards-main", "inks": {0: "card_clinic", 1: "card_visit"}, "sweep": "aqua", "body": "#35A3A0", "crop": (0.3, 0.3, 0.94, 0.94)},
    "pouch-nakheel-detail": {"shot": "pouch-main", "inks": {0: "pouch_nakheel", 1: "pouch_rayhan"}, "sweep": "sage", "crop": (0.34, 0.2, 0.92, 0.78)},
    "tumbler-detail": {"shot": "tumbler-main", "ink": "band_bustan_light", "ground": "#C2456B", "body": "#C2456B", "trim": "#F2B705", "sweep": "butter", "crop": (0.2, 0.2, 0.8, 0.8)},
    "award-detail": {"shot": "award-text", "crop": (0.2, 0.16, 0.8, 0.76)},
    "neon-detail": {"shot": "neon-qahwa", "crop": (0.42, 0.24, 0.98, 0.8)},
    "cards-visit": {"shot": "cards-main", "inks": {0: "card_clinic", 1: "card_visit"}, "sweep": "aqua", "body": "#35A3A0"},
    "cards-darb": {"shot": "cards-main", "inks": {0: "card_darb_front", 1: "card_darb_art"}, "sweep": "sand", "body": "#E3B766"},
    "cards-nakheel": {"shot": "cards-main", "inks": {0: "card_nakheel_front", 1: "card_nakheel_back"}, "ground": "#EADBBE", "sweep": "sage", "body": "#8A5A33"},
    "cards-khubz": {"shot": "cards-main", "inks": {0: "card_khubz_front", 1: "card_khubz_art"}, "sweep": "butter", "body": "#C2632B"},
    "flyer-madar": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_madar", 1: "head_madar", 2: "a5_madar"}, "sweep": "aqua"},
    "flyer-noura": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_noura", 1: "head_noura", 2: "a5_noura"}, "sweep": "blush"},
    "flyer-sweets": {"shot": "flyers-main", "crop": (0.1, 0.12, 0.9, 0.92), "inks": {0: "a5_qamar", 1: "head_qamar", 2: "a5_qamar"}, "sweep": "butter"},
    "flyer-detail": {"shot": "flyers-main", "crop": (0.36, 0.3, 0.92, 0.86), "inks": {0: "a5_sahil", 1: "head_sahil", 2: "a5_sahil"}, "sweep": "stone"},
    "planner-2027": {"shot": "notebook-main", "ink": "note_2027", "ground": "#164B3C", "body": "#164B3C", "trim": "#E3B766", "sweep": "sage"},
    "notebook-madar-navy": {"shot": "notebook-main", "ink": "note_madar", "ground": "#15202B", "body": "#15202B", "trim": "#FF6A4D", "sweep": "aqua"},
    "label-kraft-jar": {"shot": "jar-main", "ink": "label_zaatar", "sweep": "sage", "body": "#5E6B35", "trim": "#2A2D33"},
    "label-olive": {"shot": "jar-main", "ink": "label_olive", "sweep": "sand", "body": "#6B7030", "trim": "#E9D9BD"},
    "delivery-book": {"shot": "pad-invoice", "ink": "invoice_delivery", "sweep": "sage", "trim": "#1F6B4A"},
    "quote-book": {"shot": "pad-invoice", "ink": "invoice_quote", "sweep": "sand", "trim": "#8A3A1E"},
    "wallpaper-stars": {"shot": "wallpaper-main", "ink": "wallpaper_stars", "body": "#C79A4B", "dyed": True},
    "plate-clinic": {"shot": "door_plate-main", "ink": "plate_clinic", "sweep": "#D6E4E2"},
    "rollup-sahil": {"shot": "rollup-main", "ink": "rollup_sahil", "sweep": "butter"},
    "rollup-eid": {"shot": "rollup-main", "ink": "rollup_eid", "sweep": "sand"},
    "mug-riwaq": {"shot": "mug-main", "ink": "wrap_riwaq_ink", "ground": "#F3F0EA", "sweep": "aqua", "trim": "#3B2A20"},
    "mug-oud": {"shot": "mug-main", "ink": "wrap_oud", "ground": "#F3F0EA", "sweep": "sand", "trim": "#D8A951"},
    "bottle-mazraa": {"shot": "bottle-main", "crop": (0.09, 0.07, 0.91, 0.89), "ink": "band_mazraa_light", "ground": "#2F7D4F", "body": "#2F7D4F", "sweep": "sage"},
    "bottle-bustan": {"shot": "bottle-main", "crop": (0.09, 0.07, 0.91, 0.89), "ink": "band_bustan_light", "ground": "#C2456B", "body": "#C2456B", "sweep": "blush"},
    "tote-khubz": {"shot": "tote-main", "ink": "tote_khubz", "ground": "#EFE6D2", "sweep": "sand"},
    "tote-navy-qamar": {"shot": "tote-main", "ink": "tote_qamar", "ground": "#1C2F4A", "body": "#1C2F4A", "sweep": "lilac"},
    "tote-detail": {"shot": "tote-main", "ink": "tote_noura", "ground": "#EFE6D2", "sweep": "butter", "crop": (0.14, 0.12, 0.74, 0.72)},
    "fascia-sahil": {"shot": "shop_front-main", "ink": "fascia_sahil", "body": "#0B4F5C", "sweep": "#E9DFC9", "dyed": True},
    "set-detail": {"shot": "gift_set-main", "turned": (1,), "crop": (0.06, 0.22, 0.66, 0.82), "inks": {0: "note_qamar", 1: "wrap_qamar", 2: "thanks_card"}, "ground": {0: "#C2632B", 1: "#F3F0EA", 2: "#FDF8EE"}},
    "cup-sleeve-qamar": {"shot": "cup_paper-main", "inks": {0: "wrap_qamar", 1: "wrap_oud"}, "sweep": "stone", "trim": "#1B1C1F"},
    "pouch-detail": {"shot": "pouch-main", "inks": {0: "pouch_sahil", 1: "pouch_khubz"}, "sweep": "aqua", "crop": (0.3, 0.18, 0.9, 0.78)},
    "stationery-detail": {"shot": "sheets-main", "inks": {0: "letter_noura", 1: "envelope_noura", 2: "card_noura_front"}, "sweep": "blush", "crop": (0.1, 0.36, 0.66, 0.92)},
    "rollup-detail": {"shot": "rollup-main", "ink": "rollup_noura", "sweep": "stone", "crop": (0.22, 0.52, 0.7, 1.0)},
    "award-acrylic": {"shot": "award-text"},
    "tile-banners": {"shot": "rollup-row", "size": (1200, 750), "inks": {0: "rollup_sahil", 1: "rollup_noura", 2: "rollup_madar"}, "sweep": "butter"},
    "tile-events": {"shot": "stand-main", "size": (1200, 750), "inks": {0: "wide_madar", 1: "square_madar", 2: "rollup_madar"}, "sweep": "aqua"},
    "hero": {"shot": "hero-wide", "size": (1440, 1080), "inks": {0: "carrier_bustan", 1: "wrap_sahil", 2: "note_darb", 3: "card_noura_front", 4: "card_noura_art", 5: "a5_rayhan", 6: "round_mazraa"}, "ground": {2: "#7A2436", 1: "#F3F0EA"}, "sweep": "aqua"},
    "slide-gifts": {"shot": "slide_gifts-main", "size": (1440, 1080), "inks": {0: "mark_nakheel", 1: "lid_qamar", 2: "thanks_card"}, "ground": "#F7F4EC"},
}  # fmt: skip


def _closer():
    """Details: a part of a picture above, larger."""
    parts = {
        (0.06, 0.22, 0.66, 0.82): ("set-natural", "set-grad", "set-newborn", "set-ramadan", "set-eid", "set-founding"),
        (0.3, 0.3, 0.94, 0.94): ("cards-spot-madar", "cards-pearl", "cards-recycled"),
        (0.12, 0.2, 0.72, 0.8): ("notebook-spiral", "wirebound-darb"),
        (0.36, 0.24, 0.96, 0.84): ("catalogue-madar",),
        (0.42, 0.3, 0.94, 0.82): ("van-reflective", "van-rayhan"),
        (0.28, 0.34, 0.72, 0.78): ("van-magnet", "van-door-logo"),
    }
    return {f"{name}-detail": {**PICTURES[name], "crop": crop} for crop, names in parts.items() for name in names}


def _close_shots():
    """Details with a shot of their own: the picture that is seen closer, by shot."""
    details = {
        "gift_set-close": ("set-natural", "set-grad", "set-newborn", "set-ramadan", "set-eid", "set-founding"),
        "mug-close": ("mug-oud", "mug-riwaq"),
        "van-close": ("van-sahil", "van-noura-side", "van-reflective", "van-magnet"),
        "booklet-close": ("booklet-rayhan", "profile-madar"),
        "window-close": ("frosted-privacy", "hours-lettering"),
        "sticker_rolls-close": ("stickers-roll-mix", "stickers-roll-oud"),
        "tote-close": ("tote-navy-qamar", "tote-khubz"),
        "flag-feather-close": ("flag-feather-sahil",),
        "tent-close": ("tent-sahil",),
        "canvas-set-close": ("canvas-set3",),
        "tumbler-close": ("tumbler-noura",),
        "notebook-close": ("notebook-madar-navy",),
        "flyers-close": ("flyer-madar", "flyer-noura"),
        "shop_front-close": ("fascia-sahil",),
        "jar-close": ("label-olive",),
        "rigid_box-close": ("box-ribbon-qamar",),
        "lanyard-close": ("lanyard-madar",),
        "wallpaper-close": ("wallpaper-stars",),
        "cup_paper-close": ("cup-sleeve-qamar",),
        "award-text-close": ("award-acrylic",),
        "rollup-close": ("rollup-eid",),
        "food-pizza-close": ("pizza-box",),
        "carton-close": ("carton-rayhan",),
        "door_plate-brass-close": ("plate-brass",),
        "door_plate-wood-close": ("plate-wood",),
    }
    made = {}
    for shot, names in details.items():
        for name in names:
            whole = {key: value for key, value in PICTURES[name].items() if key != "crop"}
            made[f"{name}-close"] = {**whole, "shot": shot}
    spread = {
        "cards-visit": ("card_clinic", "card_visit"),
        "cards-darb": ("card_darb_front", "card_darb_art"),
        "cards-nakheel": ("card_nakheel_front", "card_nakheel_back"),
        "cards-spot-madar": ("card_madar_art", "card_madar_back"),
        "cards-pearl": ("card_sahil_art", "card_sahil_front"),
        "cards-recycled": ("card_riwaq_art", "card_riwaq_back"),
    }
    for name, (front, back) in spread.items():
        made[f"{name}-pair"] = {"shot": "cards_spread-main", "inks": {0: front, 1: back}, "sweep": PICTURES[name]["sweep"]}
    return made


def _signs():
    """Directories, posts, plates, easels, letters."""
    plans = {
        "wayfinding-wall": ("directory-main", "directory_navy", "#DDD6CA"),
        "directory-green": ("directory-main", "directory_green", "#D3DDD4"),
        "sign-hanging": ("hanging-main", "hanging_lifts", "#DCE0DC"),
        "sign-hanging-rooms": ("hanging-main", "hanging_rooms", "#E6DFD2"),
        "sign-safety": ("exit_sign-main", "safety_exit", "#DAD9D2"),
        "sign-power": ("exit_sign-main", "safety_power", "#DDD3C6"),
        "sign-safety-dark": ("exit_sign-dark", None, None),
        "sign-parking": ("post-parking", "parking_visitors", "aqua"),
        "sign-charging": ("post-parking", "parking_charging", "sand"),
        "site-board": ("post-site", "site_riwaq", "sand"),
        "site-board-dates": ("post-site", "site_nakheel", "sage"),
        "totem-madar": ("totem-main", "totem_madar", "aqua"),
        "welcome-board": ("easel-main", "welcome_wedding", "blush"),
        "welcome-board-open-day": ("easel-main", "welcome_noura", "butter"),
        "seating-plan": ("easel-main", "seating_green", "sage"),
        "seating-plan-night": ("easel-main", "seating_night", "sand"),
    }
    made = {}
    for name, (shot, ink, sweep) in plans.items():
        made[name] = {"shot": shot, "ink": ink, **({"sweep": sweep} if sweep else {})}
    made["totem-nakheel"] = {"shot": "totem-main", "ink": "totem_nakheel", "sweep": "butter", "body": "#23724F"}
    made["house-number"] = {"shot": "house-main", "ink": "house_night", "ground": "#25272C"}
    made["house-number-bronze"] = {"shot": "house-main", "ink": "house_bronze", "ground": "#5A3F27", "body": "#3F2B1A"}
    numbers = {0: "table_7", 1: "table_3", 2: "table_12"}
    arabic = {0: "table_ar_7", 1: "table_ar_3", 2: "table_ar_12"}
    made["table-number"] = {"shot": "table_number-main", "inks": numbers, "ground": "#F3F6F4", "sweep": "blush"}
    made["table-number-arabic"] = {"shot": "table_number-smoke", "inks": arabic, "ground": "#2A2F35", "sweep": "sand"}
    made["letters-acrylic-noura"] = {"shot": "acrylic-noura"}
    made["letters-acrylic-rayhan"] = {"shot": "sign-rayhan"}
    made["letters-acrylic-bustan"] = {"shot": "acrylic-bustan"}
    made["letters-wood-darb"] = {"shot": "sign-darb"}
    made["letters-wood-riwaq"] = {"shot": "sign-riwaq"}
    made["letters-foam"] = {"shot": "foam-main"}
    made["letters-foam-gold"] = {"shot": "foam-main", "body": "#E3B54A", "sweep": "blush"}
    made["letters-foam-teal"] = {"shot": "foam-main", "body": "#2B8C93", "sweep": "butter"}
    made["neon-ahlan"] = {"shot": "neon-ahlan"}
    return made


def _carried():
    """Bags of cloth, a coverall, a truck."""
    jute, green = "#C6A06A", "#1E7B4F"
    made = {
        "bag-jute": {"shot": "shopper-jute", "quality": 58, "ink": "jute_nakheel", "ground": jute, "body": jute, "sweep": "sage"},
        "bag-jute-khubz": {"shot": "shopper-jute", "quality": 58, "ink": "jute_khubz", "ground": "#D8BE92", "body": "#D8BE92", "trim": "#6B3A1C", "sweep": "butter"},
        "bag-nonwoven": {"shot": "shopper-nonwoven", "ink": "shopper_mazraa", "ground": green, "body": green, "trim": green, "sweep": "lilac"},
    }
    for name, ink, cloth, sweep in (("sahil", "shopper_sahil", "#0B5F74", "sand"), ("rayhan", "shopper_rayhan", "#B3245F", "blush")):
        made[f"bag-nonwoven-{name}"] = {**made["bag-nonwoven"], "ink": ink, "ground": cloth, "body": cloth, "trim": cloth, "sweep": sweep}
    for name, inks, cloth, cord, sweep in (
        ("natural", ("bustan", "rayhan", "noura"), "#EBDFC8", "#8A2F45", "blush"),
        ("oud", ("oud", "oud", "oud"), "#F3EFE6", "#A8803A", "stone"),
        ("sage", ("rayhan", "bustan", "rayhan"), "#B9C8AE", "#F3EFE6", "butter"),
    ):
        made[f"bag-drawstring-{name}"] = {"shot": "drawstring-main", "inks": {k: f"small_{ink}" for k, ink in enumerate(inks)}, "ground": cloth, "body": cloth, "trim": cord, "sweep": sweep}
    for name, ink, cloth, cord, sweep in (
        ("race", "backpack_race", "#1F2A3A", "#F2B705", "butter"),
        ("school", "backpack_school", "#B8352A", "#F6F1E6", "aqua"),
        ("green", "backpack_race", "#17553F", "#F6F1E6", "sand"),
    ):
        made[f"bag-backpack-{name}"] = {"shot": "backpack-main", "ink": ink, "ground": cloth, "body": cloth, "trim": cord, "sweep": sweep}
    for name, ink, cloth, thread, sweep in (
        ("navy", "coverall_madar", "#22375A", "#F2B705", "sand"),
        ("grey", "coverall_garage", "#5B6268", "#E8663C", "butter"),
        ("red", "coverall_garage", "#A92B24", "#F3EFE6", "stone"),
    ):
        made[f"coverall-{name}"] = {"shot": "coverall-main", "crop": (0.07, 0.13, 0.93, 0.905), "ink": ink, "ground": cloth, "body": cloth, "trim": thread, "sweep": sweep}
    for name, side, cab, sweep in (("nakheel", "#F6ECD9", "#F6F4EF", "butter"), ("mazraa", "#F4F1E1", "#8FBF5A", "sage"), ("movers", "#F4F6F8", "#14508C", "sand")):
        made[f"truck-{name}"] = {"shot": "truck-main", "ink": f"truck_{name}", "ground": side, "trim": side, "body": cab, "sweep": sweep}
    return made


def _second():
    """Another design or colour of what has a shot already."""
    made = {}
    for name, shot, ink, sweep in (
        ("flag-pole-madar", "flag-pole", "flag_madar", "blush"),
        ("flag-feather-khubz", "flag-feather", "feather_khubz", "butter"),
        ("mousepad-noura", "tech-mousepad", "mousepad_noura", "stone"),
    ):
        made[name] = {"shot": shot, "ink": ink, "sweep": sweep}
    made["desk-flag-green"] = {"shot": "flag-desk", "inks": {0: "table_nakheel", 1: "table_rayhan"}, "sweep": "sage"}
    made["desk-flag-company"] = {"shot": "flag-desk", "inks": {0: "table_rayhan", 1: "table_madar"}, "sweep": "sand"}
    made["hoodie-green"] = {"shot": "hoodie-main", "ink": "hoodie_noura", "ground": "#1F5A46", "body": "#1F5A46", "trim": "#F3EFE6", "sweep": "butter"}
    made["chef-burgundy"] = {"shot": "chef-main", "ink": "chef_light", "ground": "#6D1E2E", "body": "#6D1E2E", "trim": "#F3EFE6", "sweep": "sand"}
    made["tote-loaf"] = {"shot": "tote-main", "ink": "tote_loaf", "ground": "#EFE6D2", "sweep": "aqua"}
    made["box-ribbon-night"] = {"shot": "rigid_box-main", "ink": "lid_night", "body": "#16233F", "sweep": "stone"}
    made["perfume-box-green"] = {"shot": "carton-perfume", "inks": {0: "perfume_green", 1: "perfume_green_side"}, "body": "#123A32", "sweep": "stone"}
    made["pouch-almonds"] = {"shot": "pouch-main", "inks": {0: "pouch_almonds", 1: "pouch_nakheel"}, "sweep": "butter"}
    made["label-pickles"] = {"shot": "jar-main", "ink": "label_pickles", "sweep": "aqua", "body": "#8E9A3B", "trim": "#8A2F2A"}
    made["plate-stone"] = {"shot": "door_plate-brass", "ink": "plate_stone", "ground": "#33291F", "sweep": "#E4DACB"}
    made["plate-desk-doctor"] = {"shot": "door_plate-desk", "ink": "plate_doctor", "ground": "#23262B", "sweep": "sage"}
    made["plate-meeting"] = {"shot": "door_plate-wood", "ink": "plate_meeting", "ground": "#4A3222", "sweep": "#E9DFCF"}
    made["hours-cafe"] = {"shot": "window-main", "ink": "hours_cafe", "ground": "#6F8F97", "sweep": "#6F8F97"}
    made["window-vinyl"] = {"shot": "window-main", "ink": "window_bakery", "ground": "#7F7263", "sweep": "#7F7263"}
    made["frosted-stars"] = {"shot": "window-main", "ink": "frosted_stars", "ground": "#B2A590", "sweep": "#B2A590"}
    made["canvas-set3-sea"] = {"shot": "canvas-set", "inks": {k: f"canvas_sea_{k}" for k in range(3)}, "sweep": "#E3DACB"}
    made["van-darb"] = {"shot": "van-main", "ink": "van_darb", "ground": "#F6F4EF", "body": "#F6F4EF", "sweep": "blush"}
    made["van-magnet-pink"] = {"shot": "van-main", "ink": "van_magnet_pink", "ground": "#F6F4EF", "body": "#F6F4EF", "sweep": "aqua"}
    made["van-reflective-lifts"] = {"shot": "van-main", "ink": "van_lifts", "ground": "#FFFFFF", "body": "#FFFFFF", "sweep": "sand"}
    made["award-crystal"] = {"shot": "award-crystal", "ink": "award_crystal", "ground": "#DCE6EA"}
    made["bookmark-coast"] = {"shot": "door_hanger-bookmark", "inks": {0: "mark_page_sahil", 1: "mark_page_oud", 2: "mark_page_rayhan"}, "sweep": "aqua"}
    made["photo-prints-grey"] = {"shot": "prints-main", "inks": {k: f"photo_grey_{k}" for k in range(5)}, "sweep": "sand"}
    for name, inks, lid, sweep in (("box-tube", ("mazraa", "nakheel"), "#1F5A3A", "sage"), ("tube-sahil", ("sahil", "oud"), "#0B4F5C", "butter")):
        made[name] = {"shot": "carton-tube", "inks": {0: f"tube_{inks[0]}", 1: f"tube_{inks[1]}"}, "body": lid, "sweep": sweep}
    for name, sweep in (("sahil", "sage"), ("khubz", "butter"), ("qamar", "sand")):
        made[f"menu-code-{name}"] = {"shot": "stand_menu-main", "ink": f"code_{name}", "sweep": sweep}
    for name in ("carton", "pizza", "sleeve", "tube", "bookmark", "hanger", "table", "wall", "tent", "code"):
        made[f"layout-{name}"] = {"shot": "layout-main", "ink": f"layout_{name}", "sweep": {"carton": "blush", "pizza": "butter", "tube": "sage", "table": "aqua", "tent": "sand"}.get(name, "stone")}
    for name, sweep in (
        ("totem", "aqua"), ("parking", "sand"), ("hanging", "stone"), ("directory", "sage"), ("site", "sand"), ("house", "stone"),
        ("welcome", "blush"), ("seating", "sage"), ("truck", "butter"), ("jute", "sage"), ("prints", "blush"),
        ("safety", "sage"), ("table", "sand"), ("wood", "aqua"), ("acrylic", "blush"), ("foam", "lilac"), ("neon", "stone"), ("backpack", "butter"), ("coverall", "sand"),
    ):  # fmt: skip
        made[f"measure-{name}"] = {"shot": "layout-main", "ink": f"measure_{name}", "sweep": sweep}
    return made


PICTURES |= _signs()
PICTURES |= _carried()
PICTURES |= _second()
PICTURES |= _closer()
PICTURES |= _close_shots()
