import type { Slide } from '#contract/content/storefront.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'

type Props = {
  slides: readonly Slide[]
  current: number
  choose: (index: number) => void
  /** Whether the slides could move by themselves, so that pausing them means something. */
  mayPlay: boolean
  isPaused: boolean
  togglePause: () => void
}

/** The names of the slides, and the button that stops them. */
export function HeroTabs({ slides, current, choose, mayPlay, isPaused, togglePause }: Props) {
  const t = useT('home')
  return (
    <div className="hero-tabs" role="group" aria-label={t('slides')}>
      {slides.map(({ id, tabLabel, swatch }, index) => (
        <a
          key={id}
          href={`#slide-${id}`}
          {...(index === current && { 'aria-current': 'true' })}
          onClick={(event) => {
            event.preventDefault()
            choose(index)
          }}
        >
          <i className={`ink-${swatch}`} />
          {tabLabel}
        </a>
      ))}
      {mayPlay ? (
        <button type="button" className="pause" aria-label={isPaused ? t('play') : t('pause')} onClick={togglePause}>
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      ) : null}
    </div>
  )
}
