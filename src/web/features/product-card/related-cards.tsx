import type { ProductCard } from '#contract/catalog/product-card.ts'
import { ProductCardRow } from './product-card-row.tsx'

/** Products that go with another: a row of cards far below the first screen, fetched when it comes near. */
export default function RelatedCards({ title, cards }: { title: string; cards: readonly ProductCard[] }) {
  return <ProductCardRow title={title} cards={cards} />
}
