import type { ReactNode } from 'react'
import type { Banner } from '#contract/content/storefront.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Overprint } from './overprint.tsx'

/** The yellow band: an offer in figures printed over each other, and some of its products as `cards`. */
export const OfferBand = ({ banner, cards }: { banner: Banner; cards: ReactNode }) => (
  <section className="offers">
    <div className="wrap offers-in">
      <div className="offers-text">
        {banner.tag ? <p className="offers-tag">{banner.tag}</p> : null}
        {banner.offerPercent === null ? null : <Overprint percent={banner.offerPercent} />}
        <h2>{banner.title}</h2>
        {banner.text ? <p>{banner.text}</p> : null}
        {banner.actionLabel && banner.actionPath ? (
          <ButtonLink look="secondary" to={banner.actionPath}>
            {banner.actionLabel}
          </ButtonLink>
        ) : null}
      </div>
      {cards}
    </div>
  </section>
)
