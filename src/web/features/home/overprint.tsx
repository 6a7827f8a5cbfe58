import { useT } from '#ui/i18n/use-t.ts'

/** Width of one figure and of the sign in the drawing, and how far the sign runs into the figure before it. */
const FIGURE = 129
const SIGN = 252
const OVERLAP = 32

/** A percentage as two inks that overlap: the figures in red, the sign in blue over them. */
export function Overprint({ percent }: { percent: number }) {
  const t = useT('home')
  const figures = String(percent)
  const width = figures.length * FIGURE
  return (
    <svg
      className="over"
      viewBox={`0 0 ${width + SIGN - OVERLAP} 196`}
      role="img"
      aria-label={t('percentOff', { percent: `${figures}%` })}
    >
      <text className="overprint-1" x="0" y="188" direction="ltr" textLength={width} lengthAdjust="spacingAndGlyphs">
        {figures}
      </text>
      <text
        className="overprint-2"
        x={width - OVERLAP}
        y="188"
        direction="ltr"
        textLength={SIGN}
        lengthAdjust="spacingAndGlyphs"
      >
        %
      </text>
    </svg>
  )
}
