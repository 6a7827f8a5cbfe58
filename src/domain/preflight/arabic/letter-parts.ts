import { isArabicLetter } from './arabic-script.ts'
import type { DrawnGlyph } from './drawn-glyph.ts'
import { middle } from './text-lines.ts'

/** How far dots and marks reach beyond their letter, as a part of the height of the type. */
const BESIDE = 0.1
/** How far above or below their letter they are drawn. */
const ABOVE = 1
/** How high they are at most: letters that follow each other twice are higher. */
const HIGH = 0.4
/** Letters stand on the line; dots and marks stay this far above it, or below it. */
const [OVER, UNDER] = [0.15, -0.03]

/** The glyphs of a page, and those that are only dots or marks of another one. */
export type LetterParts = { readonly letters: readonly DrawnGlyph[]; readonly parts: readonly DrawnGlyph[] }

/**
 * Many fonts draw a letter and its dots or vowel marks as glyphs of their own, and programs write the same letters for each.
 * The smaller ones that stand on a glyph of the same letters are parts of it.
 */
export function letterParts(glyphs: readonly DrawnGlyph[]): LetterParts {
  const parts = new Set<DrawnGlyph>()
  for (const [text, same] of Map.groupBy(glyphs, ({ text }) => text)) {
    if (same.length < 2 || ![...text].some(isArabicLetter)) continue
    const bySize = same.filter(({ hasInk }) => hasInk).toSorted((one, other) => areaOf(other) - areaOf(one))
    for (const [index, glyph] of bySize.entries()) {
      const isPart = bySize.slice(0, index).some((letter) => !parts.has(letter) && standsOn(glyph, letter))
      if (isPart) parts.add(glyph)
    }
  }
  return { letters: glyphs.filter((glyph) => !parts.has(glyph)), parts: [...parts] }
}

const standsOn = (part: DrawnGlyph, letter: DrawnGlyph): boolean =>
  part.angle === letter.angle &&
  part.bottom - part.top < HIGH * letter.em &&
  (part.bottom < letter.baseline - OVER * letter.em || part.top > letter.baseline + UNDER * letter.em) &&
  middle(part) > letter.left - BESIDE * letter.em &&
  middle(part) < letter.right + BESIDE * letter.em &&
  Math.abs(part.baseline - letter.baseline) < ABOVE * letter.em

const areaOf = ({ left, right, top, bottom }: DrawnGlyph): number => (right - left) * (bottom - top)
