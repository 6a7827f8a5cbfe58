import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

test.each([
  ['رول أب 85 × 200 مع حقيبة', 'رول أب \u206685\u00A0×\u00A0200\u2069 مع حقيبة'],
  ['قالب 90x50 مم', 'قالب \u206690x50\u2069\u00A0مم'],
  ['Coated 400 g', 'Coated 400\u00A0g'],
  ['Box 24 × 24 × 8 cm', 'Box \u206624\u00A0×\u00A024\u00A0×\u00A08\u2069\u00A0cm'],
  ['4 gifts, 3 maps', '4 gifts, 3 maps'],
  ['Set 2x', 'Set 2x'],
])('%s', (name, displayed) => {
  expect(tidyText(name)).toBe(displayed)
})
