import { memo } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/product-card.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { CardSkeleton } from '#ui/loading/skeleton.tsx'
import { Asleep, useDeferredHydration } from '#ui/loading/hydrate-when-visible.tsx'
import { ListPromo } from './list-promo.tsx'
import { productListQuery } from './list.queries.ts'
import { useList } from './use-list.ts'

/** Draws one card; pages hand it in, because cards belong to another feature. The function stays the same. */
export type DrawCard = (card: ProductCard, isFirst: boolean) => ReactNode

/** After how many cards the advertisement stands: at the end of the second row, beside one card. */
const PROMO_AFTER = 4

/** The products of all pages that are shown, with one advertisement on the first. */
export function ListCards({ drawCard }: { drawCard: DrawCard }) {
  const { firstPage, query } = useList()
  const pages = Array.from({ length: query.page - firstPage + 1 }, (_, index) => firstPage + index)
  return (
    <>
      <h2 className="visually-hidden">{useT('list')('products')}</h2>
      <div className="cards">
        {pages.map((page) => (
          <CardsOfPage key={page} query={{ ...query, page }} drawCard={drawCard} />
        ))}
      </div>
    </>
  )
}

function CardsOfPage({ query, drawCard }: { query: ListQuery; drawCard: DrawCard }) {
  const { firstPage } = useList()
  const isFirst = query.page === firstPage
  const cards = useFetched(productListQuery(query, isFirst))?.data
  if (!cards) {
    return Array.from({ length: query.perPage }, (_, index) => (
      <div key={index} className="card">
        <CardSkeleton />
      </div>
    ))
  }
  return (
    <>
      {cards.slice(0, PROMO_AFTER).map((card, index) => drawCard(card, isFirst && index === 0))}
      {query.page === 1 && cards.length > PROMO_AFTER ? <ListPromo /> : null}
      <LaterCards cards={cards} drawCard={drawCard} />
    </>
  )
}

/** The cards below the first screen of a phone. */
const LaterCards = memo(function LaterCards({
  cards,
  drawCard,
}: {
  cards: readonly ProductCard[]
  drawCard: DrawCard
}) {
  return <Asleep until={useDeferredHydration()}>{cards.slice(PROMO_AFTER).map((card) => drawCard(card, false))}</Asleep>
})
