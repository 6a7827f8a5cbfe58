import { DEFAULT_BRAND } from '#domain/brand/brand.ts'
import type { Brand } from '#domain/brand/brand.ts'

/** The brand of the demo shop, as demo/shop.json has it. */
export const DEMO_BRAND: Brand = {
  ...DEFAULT_BRAND,
  name: { en: 'Matbaa', ar: 'مطبعة' },
  city: { en: 'Riyadh', ar: 'الرياض' },
}
