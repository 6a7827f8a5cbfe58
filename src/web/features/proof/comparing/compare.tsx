import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { CutPage, PagePicture } from '../cut-page.tsx'
import type { Page, Proof } from '../proof.query.ts'

/** Two versions of a page. */
export type Compared = { token: string; before: Proof; after: Proof; page: Page }

/** The page of the version before; where it has none, the new one. */
export const pageBefore = ({ before, page }: Compared): Page =>
  before.pages.find(({ file, page: nth }) => file === page.file && nth === page.page) ?? page

/** The version before and the new one over each other, with the places that were asked for; the slider says how much of which is seen. */
export function Compare({ pins, ...compared }: Compared & { pins: ReactNode }) {
  const { token, before, after, page } = compared
  const t = useT('proof')
  const [percent, setPercent] = useState(50)
  const same = pageBefore(compared)
  const [older, newer] = [t('version', { number: before.number }), t('version', { number: after.number })]
  const { width, height } = page.trim
  const at = (width * percent) / 100
  return (
    <div className="proof-compare" dir="ltr">
      <p className="proof-names">
        <b dir="auto">{older}</b>
        <b dir="auto">{newer}</b>
      </p>
      <div className="proof-both">
        <CutPage token={token} proof={after} page={page} alt={t('compareAlt', { older, newer })}>
          <svg width={at} height={height}>
            <PagePicture token={token} proof={before} page={same} />
          </svg>
          <g className="proof-handle" transform={`translate(${at} ${height / 2})`}>
            <path d={`M0 ${-height / 2}V${height / 2}`} strokeWidth={width * 0.005} />
            <circle r={width * 0.03} strokeWidth={width * 0.003} />
          </g>
          {pins}
        </CutPage>
        <input
          type="range"
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
