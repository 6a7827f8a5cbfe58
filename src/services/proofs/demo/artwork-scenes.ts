import type { NewPin } from '../proof.repository.ts'

/** What happened to a line of the demo, and how many hours ago. */
export type SceneStep = { readonly ago: number } & (
  | { readonly what: 'AWAIT' | 'DESIGN' | 'TAKE' | 'APPROVE' | 'RELEASE' | 'START' }
  /** The customer sends a file of demo/artwork under a name of their own. */
  | { readonly what: 'SEND'; readonly file: string; readonly name: string }
  | { readonly what: 'PROOF'; readonly message: string | null }
  | { readonly what: 'CHANGES'; readonly pins: readonly NewPin[] }
)

/** A line of the demo at the artwork desk. */
export type ArtworkScene = {
  /** Codes of products whose first fitting line it takes. */
  readonly products: readonly string[]
  readonly order: 'PENDING' | 'PROCESSING'
  readonly isHeld?: boolean
  /** The oldest first. */
  readonly steps: readonly [SceneStep, ...SceneStep[]]
}

const awaited = (product: string, order: ArtworkScene['order'], ago: number): ArtworkScene => ({
  products: [product],
  order,
  steps: [{ what: 'AWAIT', ago }],
})

/** Lines in every state of the artwork desk. */
export const ARTWORK_SCENES: readonly ArtworkScene[] = [
  awaited('FL-BOOKMARK', 'PROCESSING', 40),
  awaited('LH-A4', 'PROCESSING', 28),
  awaited('LH-SET-COTTON', 'PROCESSING', 14),
  awaited('CUP-SLEEVE-DARK', 'PENDING', 5),
  awaited('FL-A6', 'PENDING', 1.5),
  { products: ['NB-TAN'], order: 'PROCESSING', steps: [{ what: 'DESIGN', ago: 22 }] },
  { products: ['CAT-STAPLE-A4'], order: 'PROCESSING', steps: [{ what: 'DESIGN', ago: 17 }] },
  {
    products: ['GC-THANKS', 'FL-BULK', 'PO-A2'],
    order: 'PROCESSING',
    steps: [
      { what: 'DESIGN', ago: 21 },
      { what: 'TAKE', ago: 3 },
    ],
  },
  {
    products: ['BC-RECYCLED'],
    order: 'PENDING',
    steps: [
      { what: 'AWAIT', ago: 4.5 },
      { what: 'SEND', file: 'card-law.pdf', name: 'بطاقة المكتب.pdf', ago: 1 },
    ],
  },
  {
    products: ['FL-HEAVY'],
    order: 'PENDING',
    steps: [
      { what: 'AWAIT', ago: 7.5 },
      { what: 'SEND', file: 'flyer-opening.pdf', name: 'افتتاح الفرع.pdf', ago: 3 },
    ],
  },
  {
    products: ['WA-PHOTO'],
    order: 'PENDING',
    steps: [
      { what: 'AWAIT', ago: 3.5 },
      { what: 'SEND', file: 'photo-small.jpg', name: 'IMG_2041.jpg', ago: 2 },
    ],
  },
  {
    products: ['FL-DL'],
    order: 'PENDING',
    steps: [
      { what: 'AWAIT', ago: 2.5 },
      { what: 'SEND', file: 'menu-najd.pdf', name: 'Menu Bait Najd final.pdf', ago: 1.2 },
    ],
  },
  {
    products: ['ST-KRAFT'],
    order: 'PENDING',
    steps: [
      { what: 'AWAIT', ago: 6.5 },
      { what: 'SEND', file: 'label-coffee.pdf', name: 'ملصق المحمصة.pdf', ago: 6 },
      { what: 'PROOF', message: 'رفعنا النص قليلًا عن حافة القص.', ago: 4 },
    ],
  },
  {
    products: ['BC-PEARL'],
    order: 'PROCESSING',
    isHeld: true,
    steps: [
      { what: 'AWAIT', ago: 88 },
      { what: 'SEND', file: 'card-clinic.pdf', name: 'كرت العيادة.pdf', ago: 80 },
      { what: 'PROOF', message: 'اللون على الورق اللؤلؤي أهدأ من الشاشة.', ago: 66 },
    ],
  },
  {
    products: ['ST-OIL'],
    order: 'PROCESSING',
    steps: [
      { what: 'AWAIT', ago: 20 },
      { what: 'SEND', file: 'label-honey.pdf', name: 'honey-label-v2.pdf', ago: 18 },
      { what: 'PROOF', message: null, ago: 14 },
      {
        what: 'CHANGES',
        pins: [
          { text: 'Please write 750 g here.', place: { position: 0, page: 1, x: 14, y: 38 } },
          { text: 'The Arabic line could be a little larger.', place: { position: 0, page: 1, x: 70, y: 27 } },
        ],
        ago: 3,
      },
    ],
  },
  {
    products: ['BC-RECYCLED'],
    order: 'PROCESSING',
    steps: [
      { what: 'AWAIT', ago: 20 },
      { what: 'SEND', file: 'card-studio.pdf', name: 'Noura card.pdf', ago: 17 },
      { what: 'PROOF', message: null, ago: 12 },
      { what: 'APPROVE', ago: 2 },
    ],
  },
  {
    products: ['FL-POSTCARD'],
    order: 'PROCESSING',
    steps: [
      { what: 'AWAIT', ago: 30 },
      { what: 'SEND', file: 'postcard-thanks.pdf', name: 'thank-you-postcard.pdf', ago: 28 },
      { what: 'PROOF', message: 'Both sides as they are printed.', ago: 22 },
      { what: 'APPROVE', ago: 9 },
      { what: 'RELEASE', ago: 5 },
      { what: 'START', ago: 1 },
    ],
  },
]
