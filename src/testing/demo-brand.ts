import type { Brand } from '#domain/brand/brand.ts'

/** The brand of the demo shop, as demo/shop.json has it. */
export const DEMO_BRAND: Brand = {
  name: { en: 'Matbaa', ar: 'مطبعة' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  accent: null,
  mark: null,
}
