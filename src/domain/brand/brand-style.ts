import { accentStyleOf } from './accent.ts'
import type { Brand } from './brand.ts'
import { groundStyleOf } from './grounds.ts'
import { letteringStyle } from './lettering-style.ts'

/** CSS of a brand, to stand after the built style; empty for a shop with the built-in colour and lettering. */
export const styleOfBrand = (brand: Brand): string =>
  accentStyleOf(brand) + groundStyleOf(brand) + letteringStyle(brand)
