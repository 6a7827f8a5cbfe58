import type { ProductCard } from '#contract/catalog/product-card.ts'

/** The fewest and most working days that some products take; undefined without products. */
export function productionRange(
  products: readonly Pick<ProductCard, 'productionDays'>[],
): { from: number; to: number } | undefined {
  if (products.length === 0) return undefined
  const days = products.map(({ productionDays }) => Math.max(1, productionDays))
  return { from: Math.min(...days), to: Math.max(...days) }
}
