import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { jobCode, jobPath } from '#domain/production/job-code.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { dateParts } from '../../documents/date-parts.ts'
import { paperBrand } from '../../documents/print-parties.ts'
import { PAPER_WORDS } from '../../production/papers/paper-words.ts'
import type { PressSource } from './press-file.repository.ts'
import type { LineName } from '../proof-line.repository.ts'

/** Millimetres of the slug that name a line; a narrow page has less room. */
const SLUG_WIDTH = { least: 60, most: 180 } as const
const HASH_LENGTH = 8

/** What a slug says of a file for the press. */
export type SlugFacts = Pick<PressSource, 'customer' | 'quantity' | 'design' | 'designs' | 'face' | 'sha256'> & {
  readonly sheets: string
  /** The radius to which its corners are cut, in millimetres; 0 for square ones. */
  readonly corner: number
}

/** The strip beside the page of a file for the press: line, copies, hash, and a code that the floor scans. `width` in mm. */
export function pressSlug(
  { publicUrl, now }: { readonly publicUrl: string; readonly now: () => Date },
  { number, position }: LineName,
  { customer, quantity, design, designs, face, sha256, sheets, corner }: SlugFacts,
  width: number,
): WorkshopPaper {
  const code = jobCode(number, position, 1)
  return {
    kind: 'slug',
    sheets: [
      {
        text: `${code}${designs > 1 ? ` · design ${design}/${designs}` : ''}${face ? ` · ${face}` : ''} · ${quantity} · ${sha256.slice(0, HASH_LENGTH)}${sheets}${corner > 0 ? ` · corners R ${corner} mm` : ''} · ${customer}`,
        qr: `${publicUrl}${jobPath(code)}`,
        width: Math.min(SLUG_WIDTH.most, Math.max(SLUG_WIDTH.least, Math.floor(width))),
      },
    ],
    language: 'en',
    pictures: {},
    title: PAPER_WORDS.slug,
    brand: paperBrand(),
    words: PAPER_WORDS,
    issued: dateParts(riyadhDate(now())),
  } as WorkshopPaper
}
