import type { ReactNode } from 'react'
import type { HomeSection } from '#domain/brand/home-sections.ts'
import type { ProductCard as Card } from '#contract/catalog/product-card.ts'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { shopBrand } from '#ui/i18n/shop-brand.ts'
import { latestBlogsQuery } from '../../features/blog/blog.queries.ts'
import { StoryGrid } from '../../features/blog/story-grid.tsx'
import { ClientStrip } from '../../features/home/client-strip.tsx'
import { DayRuler } from '../../features/home/day-ruler.tsx'
import {
  bestSellersQuery,
  clientsQuery,
  needsQuery,
  newestQuery,
  offersQuery,
} from '../../features/home/home.queries.ts'
import { NeedList } from '../../features/home/need-list.tsx'
import { Newest } from '../../features/home/newest.tsx'
import { OfferBand } from '../../features/home/offer-band.tsx'
import { RequestCall } from '../../features/home/request-call.tsx'
import { ProductCard } from '../../features/product-card/product-card.tsx'
import { ProductCardRow } from '../../features/product-card/product-card-row.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'

/** What the home page shows below its first screens. No two neighbours share a layout; keep that when one is added. */
const SECTIONS: Readonly<Record<HomeSection, () => ReactNode>> = {
  offers: Offers,
  needs: Needs,
  'best-sellers': BestSellers,
  days: Days,
  newest: NewProducts,
  clients: Clients,
  stories: Stories,
  request: RequestCall,
}

/** The sections that the shop has chosen, in its order. */
export default function BelowFirstScreens() {
  return shopBrand().homeSections.map((name) => {
    const Section = SECTIONS[name]
    return <Section key={name} />
  })
}

function Offers() {
  return useLoaded(offersQuery).data.map((banner) => (
    <OfferBand
      key={banner.id}
      banner={banner}
      cards={<Cards cards={banner.products.slice(0, 2)} className="offers-cards" />}
    />
  ))
}

function Needs() {
  return useLoaded(needsQuery).data.map((banner) => <NeedList key={banner.id} banner={banner} />)
}

function BestSellers() {
  const t = useT('home')
  return (
    <div className="wrap">
      <ProductCardRow title={t('bestSellers')} cards={useLoaded(bestSellersQuery).data} />
    </div>
  )
}

function Days() {
  const bestSellers = useLoaded(bestSellersQuery).data
  return <DayRuler products={[...bestSellers, ...useLoaded(newestQuery).data]} />
}

function NewProducts() {
  const newest = useLoaded(newestQuery).data
  if (newest.length === 0) return null
  return (
    <Newest>
      <Cards cards={newest} className="cards" />
    </Newest>
  )
}

function Clients() {
  return <ClientStrip clients={useLoaded(clientsQuery).data} />
}

const Cards = ({ cards, className }: { cards: readonly Card[]; className: string }) => (
  <div className={className}>
    {cards.map((card) => (
      <ProductCard key={card.id} card={card} />
    ))}
  </div>
)

function Stories() {
  const t = useT('home')
  const posts = useLoaded(latestBlogsQuery).data
  if (posts.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-heading">
        <h2>{t('stories')}</h2>
        <ButtonLink look="link" to={hrefs.blogs()}>
          {t('allStories')}
        </ButtonLink>
      </div>
      <StoryGrid posts={posts} />
    </section>
  )
}
