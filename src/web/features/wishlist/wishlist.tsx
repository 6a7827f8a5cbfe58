import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/product-card.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { openSignIn } from '../../shared/session/sign-in-request.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { hrefs } from '../../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CardSkeleton } from '#ui/loading/skeleton.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { oneOfEach } from '../../shared/wishlist/wishlist-items.ts'
import { favorites } from '../../shared/wishlist/browser-wishlist.ts'
import { forgetProducts } from '../../shared/wishlist/toggle-wishlist.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { useLikedCards } from './use-wishlist-cards.ts'
import type { LikedCard } from './use-wishlist-cards.ts'

/** Cards shown at first, and added by a press. */
const STEP = 24

/** Draws a card; the page hands it in, because cards belong to another feature. */
type DrawCard = (card: ProductCard) => ReactNode

/**
 * What is liked in this browser or by the customer. The server, which cannot know it, draws its place. `hasSaved`: lines of
 * the cart stand below, so that the page is not empty.
 */
export function Wishlist({ drawCard, hasSaved }: { drawCard: DrawCard; hasSaved: boolean }) {
  const { status } = useSession()
  const { owner, list } = usePersisted(favorites)
  const isLive = useIsLive()
  // A customer's list in a browser that has not heard of it yet.
  const isOnItsWay =
    !isLive || (list.length === 0 && (status === 'unknown' || (status === 'customer' && owner === null)))
  if (isOnItsWay)
    return (
      <Cards>
        {Array.from({ length: 4 }, (_, index) => (
          <Place key={index} />
        ))}
      </Cards>
    )
  if (list.length > 0) return <Liked drawCard={drawCard} />
  return hasSaved ? null : <NothingLiked />
}

function Liked({ drawCard }: { drawCard: DrawCard }) {
  const t = useT('wishlist')
  const products = oneOfEach(usePersisted(favorites).list)
  const [limit, setLimit] = useState(STEP)
  const { liked, retry } = useLikedCards(products.slice(0, limit))
  const gone = liked.filter(({ card }) => card === null)
  return (
    <>
      {gone.length > 0 ? <Gone liked={gone} /> : null}
      {retry ? (
        <p className="note warn mb-6" role="alert">
          {t('failed')}
          <Button look="link" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      <Cards>
        {liked.map(({ favorite, card }) =>
          card ? (
            <Card key={favorite.product} card={card} drawCard={drawCard} />
          ) : card === undefined ? (
            <Place key={favorite.product} />
          ) : null,
        )}
      </Cards>
      {products.length > limit ? (
        <div className="more">
          <Button look="outline" size="lg" onClick={() => setLimit(limit + STEP)}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const Cards = ({ children }: { children: ReactNode }) => <div className="cards four listing">{children}</div>

const Card = ({ card, drawCard }: { card: ProductCard; drawCard: DrawCard }) => drawCard(card)

const Place = () => (
  <div className="card">
    <CardSkeleton />
  </div>
)

/** Liked once, not sold any more: said, so that it is not looked for, and taken away on one press. */
function Gone({ liked }: { liked: readonly LikedCard[] }) {
  const t = useT('wishlist')
  const { api } = usePage()
  const products = liked.map(({ favorite }) => favorite.product)
  return (
    <p className="note warn mb-6">
      {t('gone', { count: products.length })}
      <Button look="link" onClick={() => forgetProducts(api, products)}>
        {t('forgetGone', { count: products.length })}
      </Button>
    </p>
  )
}

/** The page's heading, with how much there is. A visitor's list lives in this browser only, and that is said. */
export function WishlistHead() {
  const t = useT('wishlist')
  const { length } = oneOfEach(usePersisted(favorites).list)
  const isVisitor = useSession().status === 'visitor'
  return (
    <header className="page-heading">
      <h1>{t('title')}</h1>
      <noscript>
        <p className="note warn">{t('needsScript')}</p>
      </noscript>
      {length > 0 ? (
        <p className="lead">
          {t('count', { count: length })}
          {isVisitor ? (
            <>
              {t('hereOnly')}{' '}
              <button type="button" className="underlined" onClick={() => openSignIn({ returnTo: hrefs.wishlist() })}>
                {t('signIn')}
              </button>
            </>
          ) : null}
        </p>
      ) : null}
    </header>
  )
}

function NothingLiked() {
  const t = useT('wishlist')
  const isVisitor = useSession().status === 'visitor'
  return (
    <EmptyState drawing="heart" title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      {isVisitor ? (
        <Button look="outline" onClick={() => openSignIn({ returnTo: hrefs.wishlist() })}>
          {t('signInToSee')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
