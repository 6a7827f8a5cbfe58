import { memo } from 'react'
import { Link } from '#ui/router/link.tsx'
import type { ProductCard as Card } from '#contract/catalog/product-card.ts'
import { readyBy } from '#domain/calendar/ready-by.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../../app/storefront-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Swatches } from '#ui/icons/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { PiecePrice } from '../../shared/cart/piece-price.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { WishlistButton } from '../../shared/wishlist/wishlist-button.tsx'
import { isNew } from './card-facts.ts'
import { CARD_PICTURE_SIZES } from './picture-sizes.ts'
import { useTurning } from './use-turning.ts'

/** Swatches that fit on a card; the rest is counted. */
const SWATCHES = 4

/** A product in a list: one link, picture first. Needs the messages of `card`. `priority`: it is in the first screen. */
export const ProductCard = memo(function ProductCard({ card, priority = false }: { card: Card; priority?: boolean }) {
  const { isAwake, current, handlers } = useTurning(card.pictures.length)
  return (
    <article className="card" {...handlers}>
      <div className="card-picture" data-shown={current}>
        {card.pictures.slice(0, isAwake ? 3 : 1).map((picture, index) => (
          <Picture
            key={picture.key}
            picture={picture}
            sizes={CARD_PICTURE_SIZES}
            alt={index === 0 ? picture.alt : ''}
            priority={priority && index === 0}
          />
        ))}
        {card.pictures.length > 1 ? <Pips count={card.pictures.length} current={current} /> : null}
      </div>
      <Badge card={card} />
      <h3>
        <Link to={hrefs.product(card)}>
          <UserText>{card.name}</UserText>
        </Link>
      </h3>
      <WishlistButton product={card} />
      <p className="card-price">
        <PiecePrice price={card.fromPrice} was={card.wasPrice} pricedPer={card.pricedPer} />
      </p>
      <Meta card={card} />
      <Colours card={card} />
    </article>
  )
})

const Pips = ({ count, current }: { count: number; current: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <i key={index} {...(index === current && { className: 'on' })} />
    ))}
  </span>
)

function Badge({ card }: { card: Card }) {
  const t = useT('card')
  const { now } = usePage()
  if (!card.inStock) return <span className="badge badge-gone">{t('outOfStock')}</span>
  if (card.offerPercent > 0) {
    return (
      <span className="badge badge-offer">
        <Text area="card" id="offer" fill={{ percent: <Ltr>{card.offerPercent}%</Ltr> }} />
      </span>
    )
  }
  return isNew(card, now) ? <span className="badge badge-new">{t('fresh')}</span> : null
}

function Meta({ card }: { card: Card }) {
  const t = useT('card')
  const { now } = usePage()
  const { policy } = useStorefront()
  const day = readyBy(new Date(now), card.productionDays, policy)
  return (
    <p className="card-meta">
      <span>{t('minimum', { count: card.minQuantity })}</span>
      {card.inStock ? (
        <span>
          <Text area="card" id="ready" fill={{ date: <DateText day={day} /> }} />
        </span>
      ) : null}
    </p>
  )
}

/** The colours, named for those who cannot see them, and the product's code at the end of the line. */
function Colours({ card: { colours, colourCount, code } }: { card: Card }) {
  const t = useT('card')
  const more = colourCount - Math.min(colours.length, SWATCHES)
  return (
    <p className="dots">
      {colours.length > 0 ? (
        <span
          role="img"
          aria-label={`${t('colours', { count: colourCount })}: ${colours.map(({ name }) => name).join(', ')}`}
        >
          <Swatches colours={colours.slice(0, SWATCHES)} />
          {more > 0 ? <Ltr>+{more}</Ltr> : null}
        </span>
      ) : null}
      <Ltr>{code}</Ltr>
    </p>
  )
}
