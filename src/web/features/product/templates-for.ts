import type { ProductDetail } from '#contract/catalog/product-detail.ts'

type Templates = ProductDetail['templates']

/** The templates as they help with a variant: its own first, then those for all, then those of other variants. */
export const templatesFor = (templates: Templates, priceId: string): Templates => [
  ...templates.filter((template) => template.priceId === priceId),
  ...templates.filter((template) => template.priceId === null),
  ...templates.filter((template) => template.priceId !== null && template.priceId !== priceId),
]
