import type { SectionName } from './sections.ts'

/** What names a row: no two rows of a section have the same. */
export const KEYS: Readonly<Record<SectionName, readonly string[]>> = {
  settings: ['key'],
  attributes: ['code'],
  attribute_values: ['attribute', 'code'],
  print_sheets: ['code'],
  categories: ['code'],
  products: ['code'],
  prices: ['product', 'code'],
  images: ['product', 'image'],
  features: ['product', 'code'],
  choices: ['product', 'feature', 'code'],
  exclusions: ['product', 'choice', 'other'],
  templates: ['product', 'file_name'],
  blog_tags: ['code'],
  blogs: ['code'],
  pages: ['key'],
  page_sections: ['page', 'code'],
  slides: ['code'],
  banners: ['code'],
  clients: ['code'],
  synonyms: ['topic'],
}

/** Sections whose rows belong to a product: column `product`. They are replaced as a whole, product by product. */
export const PRODUCT_PARTS = ['prices', 'images', 'features', 'choices', 'exclusions', 'templates'] as const

export type ProductPart = (typeof PRODUCT_PARTS)[number]

/** Every part that is written inside its parent in JSON, and the columns it takes from it. */
export const NESTED: Readonly<
  Partial<
    Record<SectionName, Readonly<Record<string, { section: SectionName; inherits: Readonly<Record<string, string>> }>>>
  >
> = {
  attributes: { values: { section: 'attribute_values', inherits: { attribute: 'code' } } },
  products: {
    prices: { section: 'prices', inherits: { product: 'code' } },
    images: { section: 'images', inherits: { product: 'code' } },
    features: { section: 'features', inherits: { product: 'code' } },
    exclusions: { section: 'exclusions', inherits: { product: 'code' } },
    templates: { section: 'templates', inherits: { product: 'code' } },
  },
  features: { choices: { section: 'choices', inherits: { product: 'product', feature: 'code' } } },
  pages: { sections: { section: 'page_sections', inherits: { page: 'key' } } },
}
