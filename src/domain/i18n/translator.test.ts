import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ArabicOf, Bilingual, MessagePart, NamesOf } from './message.ts'
import { createTranslator } from './translator.ts'

const en = {
  'cart.title': 'Cart',
  'cart.added': 'Added {name} for {price}',
  'cart.items': { one: '{count} item', other: '{count} items' },
  'cart.itemsOf': { one: '{count} item of {name}', other: '{count} items of {name}' },
} as const

const ar = {
  'cart.title': 'السلة',
  'cart.added': 'أُضيف {name} بسعر {price}',
  'cart.items': {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
  'cart.itemsOf': {
    zero: 'لا شيء من {name}',
    one: 'واحد من {name}',
    two: 'اثنان من {name}',
    few: '{count} من {name}',
    many: '{count} من {name}',
    other: '{count} من {name}',
  },
} as const satisfies ArabicOf<typeof en>

const english = createTranslator<typeof en>('en', en)
const arabic = createTranslator<typeof en>('ar', ar)

describe('a message', () => {
  test('is said in the language, with its arguments', () => {
    expect(english.t('cart.title')).toBe('Cart')
    expect(arabic.t('cart.title')).toBe('السلة')
    expect(english.t('cart.added', { name: 'Mug', price: 1250.5 })).toBe('Added Mug for 1,250.5')
  })

  test.each([
    [1, '1 item', 'منتج واحد'],
    [2, '2 items', 'منتجان'],
    [0, '0 items', 'لا منتجات'],
    [5, '5 items', '5 منتجات'],
    [11, '11 items', '11 منتجًا'],
    [100, '100 items', '100 منتج'],
    [12_000, '12,000 items', '12,000 منتج'],
  ])('about %d things takes the plural of the language', (count, inEnglish, inArabic) => {
    expect(english.t('cart.items', { count })).toBe(inEnglish)
    expect(arabic.t('cart.items', { count })).toBe(inArabic)
  })

  test('about two things has its own word in English where there is one', () => {
    const fixes = { fix: { one: 'Fix it', two: 'Fix both', other: 'Fix all {count}' } } as const
    const { t } = createTranslator<typeof fixes>('en', fixes)
    expect([1, 2, 3, 22].map((count) => t('fix', { count }))).toEqual(['Fix it', 'Fix both', 'Fix all 3', 'Fix all 22'])
  })

  test('isolates an argument that runs against the sentence, and only that', () => {
    expect(arabic.t('cart.added', { name: 'A4', price: '1,250' })).toBe('أُضيف \u2068A4\u2069 بسعر \u20681,250\u2069')
    expect(arabic.t('cart.added', { name: 'كوب', price: 5 })).toBe('أُضيف كوب بسعر 5')
    expect(english.t('cart.added', { name: 'كوب', price: 5 })).toBe('Added \u2068كوب\u2069 for 5')
  })

  test('never reads braces in an argument', () => {
    expect(english.t('cart.added', { name: '{price}', price: '$&' })).toBe('Added {price} for $&')
  })

  test('comes in pieces, so that a page can put elements in', () => {
    expect(english.parts('cart.added', { name: 'Mug' })).toEqual<MessagePart[]>([
      { text: 'Added ' },
      { text: 'Mug' },
      { text: ' for ' },
      { name: 'price' },
    ])
    expect(arabic.parts('cart.items', { count: 2 })).toEqual([{ text: 'منتجان' }])
  })
})

describe('the compiler', () => {
  test('knows the placeholders of every message', () => {
    expectTypeOf<NamesOf<(typeof en)['cart.title']>>().toEqualTypeOf<never>()
    expectTypeOf<NamesOf<(typeof en)['cart.added']>>().toEqualTypeOf<'name' | 'price'>()
    expectTypeOf<NamesOf<(typeof en)['cart.items']>>().toEqualTypeOf<'count'>()
    expectTypeOf<NamesOf<(typeof en)['cart.itemsOf']>>().toEqualTypeOf<'count' | 'name'>()
  })

  test('refuses a wrong key and wrong arguments', () => {
    const { t } = english
    const wrong = () => [
      // @ts-expect-error no such message
      t('cart.titel'),
      // @ts-expect-error arguments are missing
      t('cart.added'),
      // @ts-expect-error an argument is missing
      t('cart.added', { name: 'Mug' }),
      // @ts-expect-error an argument too many
      t('cart.added', { name: 'Mug', price: 5, size: 'L' }),
      // @ts-expect-error this message takes none
      t('cart.title', { name: 'Mug' }),
      // @ts-expect-error a count is a number
      t('cart.items', { count: '5' }),
    ]
    expect(wrong).toBeTypeOf('function')
  })

  test('refuses an Arabic file that does not match the English one', () => {
    const title = { 'cart.title': 'Cart', 'cart.by': 'By {name}' } as const
    const files = [
      // @ts-expect-error a message is missing
      { 'cart.title': 'السلة' } satisfies ArabicOf<typeof title>,
      // @ts-expect-error a placeholder is missing
      { 'cart.title': 'السلة', 'cart.by': 'من' } satisfies ArabicOf<typeof title>,
      // @ts-expect-error there is no such message in English
      { 'cart.title': 'السلة', 'cart.by': 'من {name}', 'cart.x': '' } satisfies ArabicOf<typeof title>,
      // @ts-expect-error four plural forms are missing
      { it: { one: 'واحد', other: '{count}' } } satisfies ArabicOf<{
        it: { other: '{count} of them' }
      }>,
    ]
    expect(files).toHaveLength(4)
  })

  test('refuses an Arabic placeholder that English does not have', () => {
    const both = { en, ar } satisfies Bilingual<typeof en, typeof ar>
    const odd = { ...ar, 'cart.title': 'سلة {owner}' } as const
    // @ts-expect-error {owner} is not in the English message
    const oddBoth = { en, ar: odd } satisfies Bilingual<typeof en, typeof odd>
    expect(Object.keys(both.ar)).toEqual(Object.keys(oddBoth.en))
  })
})
