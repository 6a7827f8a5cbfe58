import { useId } from 'react'
import { useT } from '#ui/i18n/use-t.ts'

/** A star in a square of 24 units that begins at `x`. */
const star = (x: number): string =>
  `M${x + 12} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.600-.9Z`

const FIVE = [0, 24, 48, 72, 96].map(star).join('')

/** A rating as stars, filled to the tenth; said in words to screen readers. */
export function Stars({ rating, large = false }: { rating: number; large?: boolean }) {
  const t = useT('review')
  const id = useId()
  return (
    <svg
      className={large ? 'stars large' : 'stars'}
      viewBox="0 0 120 24"
      role="img"
      aria-label={t('starsOf', { rating: String(rating) })}
    >
      <clipPath id={id}>
        <rect width={rating * 24} height="24" />
      </clipPath>
      <path d={FIVE} />
      <path className="on" d={FIVE} clipPath={`url(#${id})`} />
    </svg>
  )
}

/** One star to be pressed. */
export const Star = () => (
  <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
    <path d={star(0)} />
  </svg>
)
