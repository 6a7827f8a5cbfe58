/** The print templates of the demo: what make-templates.ts draws. */

/** Sizes in millimetres on the sheet (of the drawing, when it is drawn at 1:10). */
export interface PrintTemplate {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly bleed?: number
  readonly safe?: number
  readonly isRound?: boolean
  /** Fold lines, from the left and from the bottom. */
  readonly creasesX?: readonly number[]
  readonly creasesY?: readonly number[]
  /** A hole to be punched: its centre from the left and from the bottom, and its diameter. */
  readonly hole?: readonly [x: number, y: number, diameter: number]
  readonly note?: string
}

const SCALED = 'Drawn at 1:10. One millimetre here is one centimetre in print.'
const PERFORATED = 'The green line is the perforation: keep text away from it on both sides.'

/** Sheets drawn in their true size. */
const TRUE_SIZE: Readonly<Record<string, PrintTemplate>> = {
  'business-card-90x50': { title: 'Business card 90 x 50 mm', width: 90, height: 50 },
  'square-card-65x65': { title: 'Square card 65 x 65 mm', width: 65, height: 65 },
  'bank-card-85x54': { title: 'Bank card 85 x 54 mm', width: 85, height: 54 },
  'folded-card-180x50': { title: 'Folded card, open 180 x 50 mm', width: 180, height: 50, creasesX: [90] },
  'finish-layer-guide': {
    title: 'Finish layer, 90 x 50 mm',
    width: 90,
    height: 50,
    note: 'Put foil, gloss and pressing on a layer of their own, in solid black, no line thinner than 0.25 mm.',
  },
  a5: { title: 'A5, 148 x 210 mm', width: 148, height: 210, safe: 5 },
  a4: { title: 'A4, 210 x 297 mm', width: 210, height: 297, safe: 5 },
  a3: { title: 'A3, 297 x 420 mm', width: 297, height: 420, safe: 8 },
  a2: { title: 'A2, 420 x 594 mm', width: 420, height: 594, safe: 10 },
  a1: { title: 'A1, 594 x 841 mm', width: 594, height: 841, safe: 12 },
  '50x70': { title: '50 x 70 cm', width: 500, height: 700, safe: 12 },
  '70x100': { title: '70 x 100 cm', width: 700, height: 1000, safe: 15 },
  'envelope-dl': { title: 'Envelope DL, flat', width: 246, height: 250, creasesX: [13, 233], creasesY: [30, 140] },
  'folder-a4': { title: 'Folder A4, flat', width: 450, height: 400, safe: 6, creasesX: [220, 230], creasesY: [90] },
  'invitation-130x180': { title: 'Invitation 130 x 180 mm', width: 130, height: 180, safe: 6 },
  'label-round-50': { title: 'Round label 50 mm', width: 50, height: 50, bleed: 2, safe: 3, isRound: true },
  'badge-95x130': { title: 'Name badge 95 x 130 mm', width: 95, height: 130, safe: 5 },
  'brochure-tri-a4': {
    title: 'Three panels, A4 landscape',
    width: 297,
    height: 210,
    safe: 5,
    creasesX: [98, 198],
    note: 'The panel that folds inside is one millimetre narrower.',
  },
  'desk-calendar': { title: 'Desk calendar 210 x 150 mm', width: 210, height: 150, safe: 8, creasesY: [135] },
  mug: { title: 'Mug, print area 200 x 90 mm', width: 200, height: 90, bleed: 0, safe: 4 },
  tote: { title: 'Tote bag, print area 280 x 320 mm', width: 280, height: 320, bleed: 0, safe: 10 },
  'cup-8oz': { title: 'Cup 8 oz, print area 250 x 85 mm', width: 250, height: 85, safe: 6, creasesX: [240] },
  'cup-sleeve': { title: 'Cup sleeve, 260 x 60 mm', width: 260, height: 60, safe: 5, creasesX: [12, 130] },
  'bag-m': {
    title: 'Paper bag M, flat',
    width: 710,
    height: 420,
    safe: 12,
    creasesX: [20, 260, 370, 600],
    creasesY: [70],
  },
  'box-lid-24': {
    title: 'Lid 24 x 24 cm, flat',
    width: 340,
    height: 340,
    safe: 6,
    creasesX: [50, 290],
    creasesY: [50, 290],
  },
  'box-lid-12': {
    title: 'Lid 12 x 12 cm, flat',
    width: 190,
    height: 190,
    safe: 5,
    creasesX: [35, 155],
    creasesY: [35, 155],
  },
  'mailer-m': {
    title: 'Mailer M, flat',
    width: 420,
    height: 620,
    safe: 8,
    creasesX: [85, 335],
    creasesY: [80, 260, 340, 520],
  },
  a6: { title: 'A6, 148 x 105 mm', width: 148, height: 105 },
  'a5-landscape': { title: 'A5, 210 x 148 mm', width: 210, height: 148, safe: 5 },
  'a4-landscape': { title: 'A4, 297 x 210 mm', width: 297, height: 210, safe: 8 },
  'a3-landscape': { title: 'A3, 420 x 297 mm', width: 420, height: 297, safe: 8 },
  'slim-card-85x35': { title: 'Slim card 85 x 35 mm', width: 85, height: 35 },
  'dl-99x210': { title: 'DL, 99 x 210 mm', width: 99, height: 210, safe: 5 },
  'dl-210x99': { title: 'DL, 210 x 99 mm', width: 210, height: 99, safe: 5 },
  'square-148': { title: 'Square 148 x 148 mm', width: 148, height: 148, safe: 5 },
  'bookmark-50x180': { title: 'Bookmark 50 x 180 mm', width: 50, height: 180, hole: [25, 170, 5] },
  'tag-50x90': { title: 'Hang tag 50 x 90 mm', width: 50, height: 90, hole: [25, 82, 4] },
  'door-hanger': { title: 'Door hanger 99 x 280 mm', width: 99, height: 280, safe: 5, hole: [49.5, 235, 50] },
  'voucher-180x80': { title: 'Voucher 180 x 80 mm', width: 180, height: 80, creasesX: [50], note: PERFORATED },
  'ticket-210x75': { title: 'Ticket 210 x 75 mm', width: 210, height: 75, creasesX: [155], note: PERFORATED },
  'brochure-bi-a4': { title: 'Four pages A5, open 297 x 210 mm', width: 297, height: 210, safe: 5, creasesX: [148.5] },
  'brochure-gate-420x210': {
    title: 'Gate fold, open 420 x 210 mm',
    width: 420,
    height: 210,
    safe: 5,
    creasesX: [104.5, 315.5],
    note: 'Each door is half a millimetre narrower than half the middle.',
  },
  'brochure-z-396x210': {
    title: 'Zigzag, four panels, open 396 x 210 mm',
    width: 396,
    height: 210,
    safe: 5,
    creasesX: [99, 198, 297],
  },
  'envelope-c4': { title: 'Envelope C4, flat', width: 255, height: 702, creasesX: [13, 242], creasesY: [324, 648] },
  'label-100x60': { title: 'Label 100 x 60 mm', width: 100, height: 60, bleed: 2, safe: 3 },
  'label-210x45': { title: 'Bottle label 210 x 45 mm', width: 210, height: 45, bleed: 2, safe: 3, creasesX: [205] },
  'stamp-round-40': { title: 'Round stamp 40 mm', width: 40, height: 40, bleed: 0, safe: 1, isRound: true },
  tshirt: { title: 'T-shirt, print area 300 x 400 mm', width: 300, height: 400, bleed: 0, safe: 10 },
  lanyard: { title: 'Lanyard 20 x 900 mm', width: 900, height: 20, safe: 2, creasesX: [450] },
  mousepad: { title: 'Mouse pad 240 x 200 mm', width: 240, height: 200, safe: 8 },
  canvas: {
    title: 'Canvas 30 x 40 cm with its edge',
    width: 300,
    height: 400,
    bleed: 45,
    safe: 10,
    note: 'What lies outside the black line is folded around the frame.',
  },
  'burger-box': {
    title: 'Burger box, flat',
    width: 236,
    height: 415,
    safe: 5,
    creasesX: [60, 176],
    creasesY: [75, 190, 225, 340],
  },
}

/** Drawing sheets and large prints, drawn at 1:10. */
const TENTH: Readonly<Record<string, PrintTemplate>> = {
  'sign-drawing': { title: 'Sign, drawing sheet', width: 420, height: 297, bleed: 0, safe: 10, note: SCALED },
  'banner-guide': { title: 'Banner, drawing sheet', width: 420, height: 210, bleed: 5, safe: 10, note: SCALED },
  'rollup-85x200': { title: 'Roll-up 85 x 200 cm', width: 85, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'rollup-100x200': { title: 'Roll-up 100 x 200 cm', width: 100, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'xstand-60x160': { title: 'X-stand 60 x 160 cm', width: 60, height: 160, safe: 5, note: SCALED },
  'popup-wall': {
    title: 'Pop-up wall 300 x 230 cm',
    width: 300,
    height: 230,
    safe: 8,
    creasesX: [75, 150, 225],
    note: SCALED,
  },
  counter: { title: 'Counter, print 190 x 95 cm', width: 190, height: 95, safe: 5, creasesX: [48, 142], note: SCALED },
  'board-60x90': { title: 'Board 60 x 90 cm', width: 60, height: 90, safe: 4, note: SCALED },
  'rollup-80x200': { title: 'Roll-up 80 x 200 cm', width: 80, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'rollup-120x200': { title: 'Roll-up 120 x 200 cm', width: 120, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'wall-3x230': { title: 'Wall 300 x 230 cm', width: 300, height: 230, safe: 10, note: SCALED },
  'flag-feather': { title: 'Feather flag 65 x 300 cm', width: 65, height: 300, safe: 6, creasesX: [8], note: SCALED },
  'flag-teardrop': { title: 'Teardrop flag 90 x 215 cm', width: 90, height: 215, safe: 8, creasesX: [8], note: SCALED },
  'tent-3x3': {
    title: 'Tent, one side of the roof 300 x 160 cm',
    width: 300,
    height: 160,
    safe: 8,
    creasesY: [30],
    note: SCALED,
  },
  van: { title: 'Van, one side 500 x 220 cm', width: 500, height: 220, safe: 10, note: SCALED },
  'car-door': { title: 'Door logo 60 x 40 cm', width: 60, height: 40, safe: 3, note: SCALED },
}

export const PRINT_TEMPLATES: Readonly<Record<string, PrintTemplate>> = { ...TRUE_SIZE, ...TENTH }
