import type { ProductDetail } from '#contract/catalog/product-detail.ts'

type Templates = ProductDetail['templates']

/** The templates as they help with a variant: its own first, then those for all, then those of other variants. */
export const templatesFor = (templates: Templates, priceId: string): Templates => [
  ...templates.filter((template) => template.priceId === priceId),
  ...templates.filter((template) => template.priceId === null),
  ...templates.filter((template) => template.priceId !== null && template.priceId !== priceId),
]

/** Templates whose files differ only in their ending: the same drawing in several formats. */
export function byDrawing(templates: Templates): Templates[] {
  const drawings = new Map<string, Templates>()
  for (const template of templates) {
    const name = `${template.fileName.replace(/\.[^.]*$/, '')}/${template.priceId}`
    drawings.set(name, [...(drawings.get(name) ?? []), template])
  }
  return [...drawings.values()]
}
