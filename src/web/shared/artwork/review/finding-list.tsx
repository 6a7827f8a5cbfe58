import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork, Check } from '../artwork-calls.ts'
import { CornerPictures, isWithoutBleed } from './corner-pictures.tsx'
import { LineToSet } from './line-to-set.tsx'
import type { LineToSet as Line, TypedLines } from './lines-to-set.ts'
import type { NumberedFinding } from './numbered-findings.ts'
import type { Fixing } from './use-fixes.ts'

type Props = {
  artwork: Artwork
  check: Check
  findings: readonly NumberedFinding[]
  chosen: number | undefined
  fixing: Fixing
  /** Those that the shop sets again when it is asked to. */
  lines: readonly Line[]
  typed: TypedLines
  onType: (number: number, text: string) => void
  onChoose: (number: number) => void
}

/** What was found, in sentences: how serious, where, what is seen, why it matters, what to do, and a line for designers. */
export function FindingList({ artwork, check: { faces, pages }, findings, chosen, fixing, onChoose, ...rest }: Props) {
  const t = useT('artwork')
  const { lines, typed, onType } = rest
  const isOwn = fixing.changedBy === 'CUSTOMER'
  const sideOf = (page: number): string => {
    const face = faces[page - 1]
    return ` · ${face ? t(`face-${face.code}`) : t('page', { number: page })}`
  }
  return (
    <ol className="finds" aria-label={t('findings')}>
      {findings.map(({ number, severity, places, title, why, todo, detail, fix, fixCode }) => (
        <li key={number} className={`finding ${severity}${chosen === number ? ' on' : ''}`} id={`finding-${number}`}>
          <button
            type="button"
            className={`art-pin ${severity}`}
            aria-label={t('pin', { number, title })}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
          <div>
            <p className="finding-label">
              {t(fixing.changedBy === 'SHOP' ? `shop-${severity}` : severity)}
              {places.map(({ page }) => sideOf(page))}
            </p>
            <h3>{title}</h3>
            <p className="quiet">{why}</p>
            {fixCode === 'ADD_BLEED' ? <Corner artworkId={artwork.id} page={places[0]?.page} pages={pages} /> : null}
            {fixCode && isOwn ? (
              <Button
                look="secondary"
                size="sm"
                disabled={fixing.isBusy}
                aria-label={t('fixOf', { title })}
                onClick={() => fixing.fix([fixCode])}
              >
                {t('fixIt')}
              </Button>
            ) : null}
            {fix === null || !isOwn ? null : <p className="quiet finding-detail">{fix}</p>}
            {isOwn ? <p className={fixCode ? 'quiet finding-detail' : undefined}>{todo}</p> : null}
            {isOwn ? (
              <BrokenLine
                {...{ artwork, pages, typed }}
                line={lines.find((line) => line.number === number)}
                onType={(text) => onType(number, text)}
              />
            ) : null}
            <p className="quiet finding-detail">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The corner of the first page whose colour stops at the cut. */
function Corner({ page, pages, ...rest }: { artworkId: string; page: number | undefined; pages: Check['pages'] }) {
  const sheet = pages.find((each) => each.page === page)
  return sheet && isWithoutBleed(sheet) ? <CornerPictures {...rest} sheet={sheet} /> : null
}

type BrokenLineProps = Pick<Props, 'artwork' | 'typed'> & {
  pages: Check['pages']
  line: Line | undefined
  onType: (text: string) => void
}

/** A line that can be set again, where its page is shown. */
function BrokenLine({ pages, line, ...rest }: BrokenLineProps) {
  const sheet = pages.find((each) => each.page === line?.page)
  return line && sheet ? <LineToSet {...rest} {...{ sheet, line }} /> : null
}
