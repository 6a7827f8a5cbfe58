"""Every picture: which shot, which designs on its printed faces, which colours.

`ink` is the design on face 0, `inks` those on several faces; `ground` is the colour under the ink (one, or by face);
`sweep`, `body` and `trim` repaint (`dyed`: by multiplying, for cloth with a sheen); `crop` is (left, top, right, bottom) in shares of the shot.
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


PICTURES = {
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
}  # fmt: skip
