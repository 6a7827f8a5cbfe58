import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { CutPage, fitted, Ground, PagePicture } from '../cut-page.tsx'
import type { Page, Proof } from '../proof.query.ts'

/** Two versions of a page. */
export type Compared = { token: string; ground: string | null; before: Proof; after: Proof; page: Page }

/** The page of the version before; where it has none, the new one. */
export const pageBefore = ({ before, page }: Compared): Page =>
  before.pages.find(({ file, page: nth }) => file === page.file && nth === page.page) ?? page

/**
 * The version before and the new one over each other, with the places that were asked for; the slider says how much of
 * which is seen. The version before lies where reading begins; the paper itself is never turned round.
 */
export function Compare({ pins, ...compared }: Compared & { pins: ReactNode }) {
  const { token, ground, before, after, page } = compared
  const t = useT('proof')
  const { direction } = usePage()
  const [percent, setPercent] = useState(50)
  const same = pageBefore(compared)
  const [older, newer] = [t('version', { number: before.number }), t('version', { number: after.number })]
  const { width, height } = page.trim
  const olderWidth = (width * percent) / 100
  const from = direction === 'rtl' ? width - olderWidth : 0
  const edge = direction === 'rtl' ? from : olderWidth
  return (
    <div className="proof-compare" dir="ltr">
      <p className="proof-names" dir={direction} ref={fitted(page.trim)}>
        <b dir="auto">{older}</b>
        <b dir="auto">{newer}</b>
      </p>
      <div className="proof-both" ref={fitted(page.trim)}>
        <CutPage {...{ token, ground, page }} proof={after} alt={t('compareAlt', { older, newer })}>
          <svg x={from} width={olderWidth} height={height} viewBox={`${from} 0 ${olderWidth} ${height}`}>
            <Ground {...{ width, height, ground }} />
            <PagePicture token={token} proof={before} page={same} />
          </svg>
          <g className="proof-handle" transform={`translate(${edge} ${height / 2})`}>
            <path d={`M0 ${-height / 2}V${height / 2}`} strokeWidth={width * 0.005} />
            <circle r={width * 0.036} strokeWidth={width * 0.003} />
            <path className="proof-arrows" d="M-4-5L-9 0L-4 5M4-5L9 0L4 5" transform={`scale(${width * 0.002})`} />
          </g>
          {pins}
        </CutPage>
        <input
          type="range"
          dir={direction}
          min={0}
          max={100}
          value={percent}
          aria-label={t('compareLabel', { older: before.number, newer: after.number })}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
