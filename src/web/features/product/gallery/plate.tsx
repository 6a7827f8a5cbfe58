import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { Millimetres } from './true-size.ts'

/** Sides of the drawing in its own units: the margins are drawn wider than they are, to be seen. */
const WIDTH = 320
const MARKS = 24
const BLEED = 26
const SAFE = 16

const UNKNOWN: Millimetres = { width: 3, height: 2 }

const UNIT = { en: 'mm', ar: 'مم' } as const

/** Where the design may go: the bleed around the trim line, the safe area inside; in the proportions of the product. */
export function Plate({ size: known }: { size: Millimetres | undefined }) {
  const t = useT('product')
  const { language } = usePage()
  const size = known ?? UNKNOWN
  const width = WIDTH - 2 * (MARKS + BLEED)
  const height = width * Math.min(1.15, Math.max(0.45, size.height / size.width))
  const whole = height + 2 * (MARKS + BLEED)
  const trim = MARKS + BLEED
  const middle = WIDTH / 2
  const [bottom, end] = [trim + height, trim + width]
  const sizeText = known ? ` \u2066${known.width} × ${known.height}\u2069 ${UNIT[language]}` : ''
  return (
    <svg className="plate" viewBox={`0 0 ${WIDTH} ${whole}`} role="img" aria-label={t('plate')}>
      <rect x={MARKS} y={MARKS} width={width + 2 * BLEED} height={height + 2 * BLEED} className="plate-bleed" />
      <rect x={trim} y={trim} width={width} height={height} className="plate-trim" />
      <rect
        x={trim + SAFE}
        y={trim + SAFE}
        width={width - 2 * SAFE}
        height={height - 2 * SAFE}
        className="plate-safe"
      />
      <path
        className="plate-mark"
        d={
          [trim, end].map((x) => `M${x} 0V${MARKS - 4}M${x} ${whole}V${whole - MARKS + 4}`).join('') +
          [trim, bottom].map((y) => `M0 ${y}H${MARKS - 4}M${WIDTH} ${y}H${WIDTH - MARKS + 4}`).join('')
        }
      />
      <text x={middle} y={MARKS + 18}>
        {t('bleed')}
      </text>
      <text x={middle} y={trim + height / 2 + 5}>
        {t('safe')}
      </text>
      <text x={middle} y={bottom + 17}>
        {t('trim') + sizeText}
      </text>
    </svg>
  )
}
