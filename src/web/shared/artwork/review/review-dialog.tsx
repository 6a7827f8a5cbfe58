import { useEffect, useRef, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Variant } from '../artwork-calls.ts'
import { AskToSet } from './ask-to-set.tsx'
import { BeforeAfter } from './before-after.tsx'
import { Decision } from './decision.tsx'
import type { DecisionProps } from './decision.tsx'
import { fileState } from '../file-state.ts'
import { FindingList } from './finding-list.tsx'
import { FixAll } from './fix-all.tsx'
import { linesToSet, wishForLines } from './lines-to-set.ts'
import type { TypedLines } from './lines-to-set.ts'
import { numberedFindings } from './numbered-findings.ts'
import { PageView } from './page-view.tsx'
import { SideTabs } from './side-tabs.tsx'

type Props = DecisionProps & {
  open: boolean
  variant: Variant
  /** Leaves broken lines of text to the shop, with the customer's wish for them; missing where that cannot be chosen. */
  onSetLines?: ((wish: string) => void) | undefined
}

/** A file as a printer looks at it: the page with its lines and pins, the findings in sentences, and the customer's word. */
export function ReviewDialog({ open, onClose, ...rest }: Props) {
  const t = useT('artwork')
  return (
    <Dialog open={open} onClose={onClose} title={t('checked', { name: rest.artwork.name })} kind="wide">
      <Review {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Review({ artwork, check, variant, fixing, onConfirm, onReplace, onSetLines, onClose }: Omit<Props, 'open'>) {
  const t = useT('artwork')
  const findings = numberedFindings(useT('artwork-findings'), check.findings)
  const [page, setPage] = useState(() => findings.find(({ places }) => places.length > 0)?.places[0]?.page ?? 1)
  const [chosen, setChosen] = useState<number>()
  const [typed, setTyped] = useState<TypedLines>({})
  const lines = linesToSet(findings)
  const stage = useStageInView(artwork.id)
  const choose = (number: number): void => {
    setChosen(number)
    const places = findings.find((each) => each.number === number)?.places ?? []
    if (!places.some((each) => each.page === page)) setPage(places[0]?.page ?? page)
    document.getElementById(`finding-${number}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="art-review">
      <section className="stage" ref={stage} aria-label={t('sides')}>
        <SideTabs artwork={artwork} check={check} findings={findings} page={page} onPage={setPage} />
        {fixing.original ? (
          <BeforeAfter {...{ artwork, check, page, variant }} original={fixing.original} />
        ) : (
          <PageView {...{ artwork, check, page, findings, chosen }} onChoose={choose} />
        )}
        <Legend bleed={check.faces[0]?.bleed ?? 0} />
        <p className="honest">
          <Icon name="info" />
          {t('honest')}
        </p>
      </section>
      <section>
        <StateOf {...{ artwork, check, fixing }} />
        {findings.length > 0 ? (
          <FindingList
            {...{ artwork, check, findings, chosen, fixing, lines, typed }}
            onType={(number, text) => setTyped({ ...typed, [number]: text })}
            onChoose={choose}
          />
        ) : null}
        <FixAll findings={findings} fixing={fixing} />
        {lines.length > 0 && fixing.changedBy === 'CUSTOMER' ? (
          <AskToSet
            name={artwork.name}
            count={lines.length}
            wish={wishForLines(t, lines, { typed, faces: check.faces })}
            onSet={
              onSetLines &&
              ((wish) => {
                onClose()
                onSetLines(wish)
              })
            }
          />
        ) : null}
        <Decision {...{ artwork, check, fixing, onConfirm, onReplace, onClose }} />
      </section>
    </div>
  )
}

/** What the check says of the file in a sentence. */
function StateOf({ artwork, check, fixing }: Pick<Props, 'artwork' | 'check' | 'fixing'>) {
  const state = fileState(useT('artwork'), artwork, { check, changedBy: fixing.changedBy })
  return (
    <p className={`art-state ${state.tone}`}>
      <span>
        <b>{state.title}</b>
        {state.text === undefined ? null : <span>{state.text}</span>}
      </span>
    </p>
  )
}

/** The place where a fixed copy is compared with the file comes into view when there is one. */
function useStageInView(id: string) {
  const stage = useRef<HTMLElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) stage.current?.scrollIntoView({ block: 'nearest' })
    before.current = id
  }, [id])
  return stage
}

function Legend({ bleed }: { bleed: number }) {
  const t = useT('artwork')
  return (
    <p className="legend">
      <span>{t('bleedLine', { bleed })}</span>
      <span className="legend-trim">{t('cutLine')}</span>
      <span className="legend-safe">{t('safeLine')}</span>
    </p>
  )
}
