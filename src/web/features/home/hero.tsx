import { Fragment } from 'react'
import type { Slide } from '#contract/content/storefront.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon, RegistrationMark } from '#ui/icons/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { HERO_PICTURE_SIZES } from './hero-picture-sizes.ts'
import { HeroTabs } from './hero-tabs.tsx'
import { PriceFrom } from './price-from.tsx'
import { titleLines } from './title-lines.ts'
import { useSlides } from './use-slides.ts'

/**
 * The first thing a visitor sees. All slides are in the page, one over the other, so that the tallest gives the
 * height and nothing moves; pictures of hidden ones are not fetched. Without script the tabs are plain anchors.
 */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const t = useT('home')
  const show = useSlides(slides.length)
  return (
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label={t('slides')}
      {...(show.isLive && { 'data-live': '' })}
      {...show.holds}
    >
      <div className="hero-slides" aria-live={show.isMoving ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} isFirst={index === 0} isShown={index === show.current} />
        ))}
        <RegistrationMark className="hero-mark" />
      </div>
      {slides.length > 1 ? <HeroTabs slides={slides} {...show} /> : null}
    </section>
  )
}

function HeroSlide({ slide, isFirst, isShown }: { slide: Slide; isFirst: boolean; isShown: boolean }) {
  // Of the slides one is seen: its title is the page's, so that there always is one.
  const Heading = isShown ? 'h1' : 'h2'
  return (
    <div
      id={`slide-${slide.id}`}
      className={isShown ? 'hero-slide on' : 'hero-slide'}
      role="group"
      aria-roledescription="slide"
      aria-label={slide.tabLabel}
    >
      <div className="hero-text">
        <Heading className="hero-heading">
          {titleLines(slide.title).map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Heading>
        {slide.text ? <p className="lead">{slide.text}</p> : null}
        <HeroAction slide={slide} />
      </div>
      <div className="hero-picture">
        <Picture picture={slide.picture} sizes={HERO_PICTURE_SIZES} priority={isFirst} />
      </div>
    </div>
  )
}

const HeroAction = ({ slide: { actionLabel, actionPath, priceFrom, pricedPer } }: { slide: Slide }) => (
  <p className="hero-actions">
    {actionLabel && actionPath ? (
      <ButtonLink size="lg" to={actionPath}>
        {actionLabel}
        <Icon name="arrow" flip />
      </ButtonLink>
    ) : null}
    {priceFrom === null ? null : <PriceFrom halalas={priceFrom} pricedPer={pricedPer} strong />}
  </p>
)
