import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

describe('text typed in the wrong keyboard layout', () => {
  test.each([
    ['g,pm', 'لوحة'],
    ["l'f,uhj", 'مطبوعات'],
    ['sjd;v', 'ستيكر'],
    ['Hg,hk', 'ألوان'],
    ['SJD;V', 'ستيكر'],
    ['ؤشقيس', 'cards'],
    ['ةعل', 'mug'],
    ['لاشىىثق', 'banner'],
    ['لاخء ٥٠', 'box ٥٠'],
  ])('%j meant %j', (typed, meant) => {
    expect(otherLayout(typed)[0]).toBe(meant)
  })

  test('لا may be the key b or the keys g and h', () => {
    expect(otherLayout('اهلا')).toEqual(['hib', 'high'])
  })

  test.each(['A4 ورق', '123', '', '  '])('%j is left alone', (typed) => {
    expect(otherLayout(typed)).toEqual([])
  })

  test('every English word survives the way there and back', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '), minLength: 1 })
    const word = letters.filter((typed) => typed.trim() !== '' && !(typed.includes('b') && typed.includes('gh')))
    fc.assert(
      fc.property(word, (typed) => {
        const [arabic = ''] = otherLayout(typed)
        expect(otherLayout(arabic)).toContain(typed)
      }),
    )
  })
})
