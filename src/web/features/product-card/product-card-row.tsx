import type { ProductCard as Card } from '#contract/catalog/product-card.ts'
import { ProductCard } from './product-card.tsx'

/** A row of four cards under a heading: related products, products of an offer, often ordered ones. */
export const ProductCardRow = ({ title, cards }: { title: string; cards: readonly Card[] }) =>
  cards.length > 0 ? (
    <section className="section">
      <div className="section-heading">
        <h2>{title}</h2>
      </div>
      <div className="cards four">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  ) : null
