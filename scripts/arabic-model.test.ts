import { describe, expect, test } from 'vitest'
import { LETTER_PAIRS, WORD_CLASSES } from '#domain/preflight/arabic/arabic-model.generated.ts'
import { orderScore } from '#domain/preflight/arabic/letter-pairs.ts'
import { wordOrderScore } from '#domain/preflight/arabic/word-order.ts'
import { readFileSync } from 'node:fs'
import { arabicModel, arabicPhrases } from './arabic-model.ts'

const FILE = 'src/domain/preflight/arabic/arabic-model.generated.ts'
const phrases = arabicPhrases()

describe('the tables of Arabic', () => {
  test('are small', () => {
    expect(Buffer.byteLength(readFileSync(FILE))).toBeLessThanOrEqual(15_360)
  })

  test('are nearly what the generator writes from the texts of today', () => {
    const written = arabicModel(phrases)
    const pairs = /LETTER_PAIRS = '(.*)'/.exec(written)?.[1] ?? ''
    const same = [...pairs].filter((value, index) => value === LETTER_PAIRS[index]).length
    // Texts change every day; the tables are written again when they no longer fit.
    expect(same / LETTER_PAIRS.length).toBeGreaterThan(0.9)
    expect(WORD_CLASSES).toContain('الـ')
  })

  test('the shop’s own words read forwards', () => {
    const words = phrases.flat().filter((word) => word.length > 2)
    const backwards = words.filter((word) => orderScore(word) < 0)
    expect(backwards.length / words.length).toBeLessThan(0.12)
  })

  test('the shop’s own phrases read forwards, taken five at a time as on a page', () => {
    const long = phrases.filter((words) => words.length > 2)
    const pages = Array.from({ length: Math.floor(long.length / 5) }, (_, index) =>
      long.slice(index * 5, index * 5 + 5),
    )
    const sums = pages.map((lines) => lines.reduce((sum, words) => sum + wordOrderScore(words), 0))
    expect(sums.filter((sum) => sum < -4).length / sums.length).toBeLessThan(0.02)
    expect(sums.filter((sum) => sum > 4).length / sums.length).toBeGreaterThan(0.5)
  })
})
