import { describe, expect, test } from 'vitest'
import { proposedLine } from './proposed-line.ts'

describe('how a broken line was probably meant', () => {
  test('a line that runs backwards is turned round, letter by letter', () => {
    expect(proposedLine('ORDER_REVERSED', 'يبيتعلا ةرون')).toBe('نورة العتيبي')
    expect(proposedLine('APART_AND_REVERSED', 'ةرون ويدوتسا')).toBe('استوديو نورة')
  })

  test('vowel marks go with their letters', () => {
    expect(proposedLine('ORDER_REVERSED', 'دّمحم')).toBe('محمدّ')
  })

  test('numbers, addresses and Latin words are not turned round', () => {
    expect(proposedLine('ORDER_REVERSED', '0551234567 لاوج')).toBe('جوال 0551234567')
    expect(proposedLine('ORDER_REVERSED', 'Noura.sa عقوم')).toBe('موقع Noura.sa')
  })

  test('words in the wrong order are put right, and stay whole', () => {
    expect(proposedLine('WORDS_REVERSED', 'نورة استوديو')).toBe('استوديو نورة')
  })

  test('letters that stand apart are the same letters, joined; spaces between lone letters go', () => {
    expect(proposedLine('LETTERS_APART', 'استوديو نورة')).toBe('استوديو نورة')
    expect(proposedLine('LETTERS_APART', 'ن و ر ة')).toBe('نورة')
    expect(proposedLine('LETTERS_APART', 'قهوة و شاي')).toBe('قهوة و شاي')
  })
})
