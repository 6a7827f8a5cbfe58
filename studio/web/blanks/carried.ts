/** Bags, boxes, books and clothes with nothing on them. */
import type { Blank } from '../blank.ts'
import { CLOTH, EXPOSURE, one } from './cloth.ts'
import type { Vec } from '../mesh.ts'
import { flatBox, lidBox, standingBox } from './boxes.ts'
import { folded, notebook, slab } from './books.ts'
import { moved, onSweep, part } from '../set.ts'
import { paperBag, pouch, printedBag, tote } from './bags.ts'
import { printed } from '../blank.ts'
import { shirt } from './shirts.ts'
import { apron } from './aprons.ts'
import { cap } from './caps.ts'
import { giftBox, pen } from './gifts.ts'
import { surface } from '../mesh.ts'
/** A cloth over a table: its front is printed. */
const tableCover = (): Blank => {
  const [w, d, h] = [6, 2.4, 2.5]
  const skirt =
    (length: number, y: number, sway: number) =>
    (u: number, v: number): Vec => [
      (u - 0.5) * length * (1 + 0.04 * (1 - v)),
      y - 0.12 * (1 - v) - 0.06 * (1 - v) * Math.sin(u * sway),
      v * h,
    ]
  const edge = part(surface(skirt(d, -w / 2, 16), 60, 12), { ...CLOTH })
  return {
    kind: 'table-cover',
    regions: one(1800 / 750),
    shot: onSweep(
      'sky',
      moved(
        [
          part(
            surface((u, v) => [(u - 0.5) * w, (v - 0.5) * d, h], 1, 1),
            CLOTH,
          ),
          part(surface(skirt(w, -d / 2, 34), 140, 16), printed(0, { rough: 0.9 })),
          ...moved([edge], [0, 0, 0], [0, 0, 90]),
        ],
        [0, 0, 0],
        [0, 0, -14],
      ),
      { target: [0, 0, 1.35], distance: 21, height: 12, exposure: EXPOSURE },
    ),
  }
}

/** All of a shirt is seen. */
const WHOLE = { distance: 23.5, target: [0, 0, 0] } as const

export const BLANKS: Readonly<Record<string, () => Blank>> = {
  'bag-paper': paperBag,
  'bag-print': () => printedBag('mint', 160, 160),
  tote,
  shirt: () =>
    shirt({ face: 'front', width: 300, height: 400, at: [0, -0.35] }, { kind: 'shirt', tint: 'sky', ...WHOLE }),
  'shirt-square': () =>
    shirt({ face: 'front', width: 300, height: 300, at: [0, 0.15] }, { kind: 'shirt', tint: 'sky', ...WHOLE }),
  'shirt-back': () =>
    shirt({ face: 'back', width: 300, height: 400, at: [0, -0.1] }, { kind: 'shirt', tint: 'sky', ...WHOLE }),
  'shirt-chest': () =>
    shirt(
      { face: 'front', width: 100, height: 100, at: [0.92, 1.45] },
      { kind: 'chest', tint: 'sand', distance: 15, target: [0.5, 1.2, 0] },
    ),
  'shirt-shoulders': () =>
    shirt({ face: 'back', width: 280, height: 200, at: [0, 1.2] }, { kind: 'chest', tint: 'sand', ...WHOLE }),
  apron,
  cap,
  'box-lid': () => lidBox('blush', 340, 50),
  'box-lid-small': () => lidBox('aqua', 190, 35),
  'box-tuck': () => standingBox('tuck-box', 'lilac', [300, 260], { front: [15, 85], side: [85, 145], rows: [50, 210] }),
  'box-perfume': () =>
    standingBox('tuck-box', 'butter', [280, 240], { front: [12, 78], side: [78, 144], rows: [50, 190] }),
  'box-flat': () => flatBox('butter'),
  pouch,
  pen,
  'gift-box': giftBox,
  'notebook-2x3': () => notebook('notebook', 'stone', 120, 180, 0.5),
  'notebook-small': () => notebook('notebook', 'aqua', 70, 110, 0.3),
  'catalogue-a': () => notebook('catalogue', 'blush', 210, 297, 0.14),
  'brochure-tri': () => folded('brochure', 'butter', 297, 210, 3, 32),
  'brochure-gate': () => folded('brochure', 'sky', 420, 210, 4, 34),
  'folder-a4': () => folded('folder', 'mint', 450, 400, 2, 24),
  mousepad: () => slab('mat', 'stone', 240, 200, 0.06, 0.03, { rough: 0.9 }),
  coaster: () => slab('coaster', 'sand', 95, 95, 0.22, 0.06, { rough: 0.8 }),
  badge: () => slab('badge', 'aqua', 44, 44, 0.3, 0.5, { rough: 0.25 }),
  'magnet-2x1': () => slab('magnet', 'stone', 600, 300, 0.05, 0.04, { rough: 0.5 }),
  envelope: () => slab('envelope', 'sand', 220, 110, 0.05, 0.003),
  'envelope-c': () => slab('envelope', 'aqua', 229, 162, 0.05, 0.003),
  tag: () => slab('tag', 'blush', 50, 90, 0.06, 0.02),
  'door-hanger': () => slab('tag', 'mint', 99, 280, 0.05, 0.02),
  'table-cover': tableCover,
}
