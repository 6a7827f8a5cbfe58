import { findingSentences } from '#ui/artwork/finding-sentences.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { buttonClass } from '#ui/button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { passportAddress } from '../board/papers.ts'
import { usePaperLanguage } from '../board/use-paper-actions.ts'
import { ArtworkActions } from './artwork-actions.tsx'
import { RequestedChanges, isCurrentRequest, Pins } from './requested-changes.tsx'
import type { DeskFile, Line } from './artwork.queries.ts'
import { DesignBrief } from './design-brief.tsx'
import { FileVersions } from './file-versions.tsx'
import { Measured } from './measured.tsx'
import { FixAll, FixButton, useFixes } from './fix-button.tsx'
import { SharePieces } from './share-pieces.tsx'
import { PressFile } from './press-file.tsx'
import { WhatWasFixed } from './what-was-fixed.tsx'

type Props = {
  line: Line
  file: DeskFile | undefined
  /** Which of its pages is on the table, from 0. */
  page: number
  finding: number | undefined
  compared: string | undefined
  onCompare: (version: string | undefined) => void
  onFinding: (index: number) => void
  onDone: () => void
}

/** What was found and measured, what was sent and decided before, and what can be done now. */
export const ArtworkSide = ({ line, file, page, finding, compared, onCompare, onFinding, onDone }: Props) => (
  <aside className="desk-side">
    <div className="desk-facts">
      <State line={line} />
      <RequestedChanges line={line} />
      <PassportLink line={line} />
      {line.isDesign || line.notes !== null ? <DesignBrief line={line} /> : null}
      {file ? <PressFile line={line} file={file} /> : null}
      {file ? <Findings line={line} file={file} finding={finding} onFinding={onFinding} /> : null}
      {file ? (
        <WhatWasFixed ground={line.ground} file={file} page={page} compared={compared} onCompare={onCompare} />
      ) : null}
      {file ? <Measured file={file} page={page} /> : null}
      <SharePieces key={line.version} line={line} />
      <Versions line={line} file={file} compared={compared} onCompare={onCompare} />
      <History line={line} />
    </div>
    <ArtworkActions line={line} onDone={onDone} />
  </aside>
)

/** The paper that stays with the line through the workshop. */
function PassportLink({ line }: { line: Line }) {
  const t = useT('office-artwork')
  const inLanguage = usePaperLanguage()
  return (
    <a
      className={buttonClass({ look: 'outline', wide: true })}
      href={inLanguage(passportAddress(line.code))}
      target="_blank"
      rel="noreferrer"
    >
      <OfficeIcon name="print" />
      {t('passport')}
    </a>
  )
}

function State({ line }: { line: Line }) {
  const t = useT('office-artwork')
  const hasFile = line.files.length > 0
  return (
    <p className="desk-state" role="status">
      <b>{line.isDesign ? t(hasFile ? 'toChange' : 'toDesign') : t(`state-${line.state}`)}</b>
      {line.isDesign && line.designer !== null ? <span>{t('designedBy', { name: line.designer })}</span> : null}
      {line.isDesign ? <span className="quiet">{t(hasFile ? 'changeText' : 'designText')}</span> : null}
      {line.note === null ? null : <bdi className="quiet">{line.note}</bdi>}
      {line.held === null ? null : <span className="warn">{t('held', { reason: line.held })}</span>}
    </p>
  )
}

function Findings({
  line,
  file,
  finding,
  onFinding,
}: Pick<Props, 'line' | 'finding' | 'onFinding'> & { file: DeskFile }) {
  const t = useT('office-artwork')
  const say = useT('artwork-findings')
  const fixing = useFixes(line, file)
  if (file.verdict === null) return <p className="quiet">{t('notChecked')}</p>
  if (file.findings.length === 0) return <p className="good">{t('clean')}</p>
  return (
    <ol className="desk-findings">
      {file.findings.map((found, index) => {
        const { title, detail } = findingSentences(say, found)
        return (
          <li key={`${found.code}${found.page}${JSON.stringify(found.box)}`}>
            <button type="button" aria-pressed={index === finding} onClick={() => onFinding(index)}>
              <b
                className={`desk-mark ${found.severity === 'ERROR' ? 'must' : found.severity === 'WARNING' ? 'look' : ''}`}
              >
                {index + 1}
              </b>
              <span>
                <span className="quiet">
                  {t(`severity-${found.severity}`)}
                  {found.page === null ? '' : ` · ${t('page', { number: found.page })}`}
                </span>
                <b>{title}</b>
                <span className="quiet">{detail}</span>
              </span>
            </button>
            <FixButton fixing={fixing} finding={found} number={index + 1} />
          </li>
        )
      })}
      <FixAll fixing={fixing} />
      {file.isConfirmed ? <li className="quiet">{t('confirmed')}</li> : null}
    </ol>
  )
}

function Versions({ line, file, compared, onCompare }: Pick<Props, 'line' | 'file' | 'compared' | 'onCompare'>) {
  const t = useT('office-artwork')
  return (
    <section>
      <h3>{t('versions')}</h3>
      <FileVersions line={line} file={file} compared={compared} onCompare={onCompare} />
      <ul className="desk-rows">
        {line.proofs.map((proof) => (
          <li key={proof.number}>
            <span>
              {t('proof', { number: proof.number })} · {t(`proof-${proof.state}`)}
              {proof.signedBy === null ? null : (
                <>
                  {' '}
                  · <bdi>{proof.signedBy}</bdi>
                </>
              )}
              {proof.kind === 'EARLIER' ? <> · {t('proofEarlier')}</> : null}
            </span>
            <span className="quiet">{proof.sentAt === null ? null : <Moment at={proof.sentAt} />}</span>
            {isCurrentRequest(line, proof) ? null : <Pins pins={proof.pins} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ line }: { line: Line }) {
  const t = useT('office-artwork')
  return (
    <section>
      <h3>{t('history')}</h3>
      <ul className="desk-rows">
        {line.history.map((event) => (
          <li key={`${event.at}${event.to}`}>
            <span>
              {t(`state-${event.to}`)} · {event.name ?? t(`by-${event.by}`)}
            </span>
            <span className="quiet">
              <Moment at={event.at} />
            </span>
            {event.note === null ? null : <p dir="auto">{event.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
