import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork, Check } from '../artwork-calls.ts'
import { findingsToSee, type NumberedFinding } from './numbered-findings.ts'

/** A file with more pages shows the first of them. */
const MAX_TABS = 8

type Props = {
  readonly artwork: Artwork
  readonly check: Check
  readonly findings: readonly NumberedFinding[]
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The sides of a file, of which one is shown, each with how many findings are to be looked at on it. */
export function SideTabs({ artwork, check, findings, page, onPage }: Props) {
  const t = useT('artwork')
  const pages = artwork.pictures.slice(0, MAX_TABS)
  if (pages.length < 2) return null
  return (
    <div className="segment-group" role="group" aria-label={t('sides')}>
      {pages.map((each) => {
        const face = check.faces[each.page - 1]
        const here = findingsToSee(findings, each.page)
        return (
          <button key={each.page} type="button" aria-pressed={each.page === page} onClick={() => onPage(each.page)}>
            {face ? t(`face-${face.code}`) : t('page', { number: each.page })}
            {/* The list below says of each finding on which sides it is. */}
            {here[0] ? (
              <b className={`art-pin art-pin-count ${here[0].severity}`} aria-hidden>
                {here.length}
              </b>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}
