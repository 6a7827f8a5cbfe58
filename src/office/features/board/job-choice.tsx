import { piecesOnSheet, sheetDifferences } from '#domain/production/shared-sheet.ts'
import type { SheetDifference } from '#domain/production/shared-sheet.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import type { BoardJob } from './board.queries.ts'

type Props = {
  jobs: readonly BoardJob[]
  /** The codes of those that stay by themselves. */
  left: ReadonlySet<string>
  /** Undefined while the number is not typed. */
  sheets: number | undefined
  onChange: (left: ReadonlySet<string>) => void
}

/** Chooses the jobs of a sheet; one that does not suit the chosen ones says why, and cannot be added. */
export function JobChoice({ jobs, left, sheets, onChange }: Props) {
  const t = useT('office-board')
  const chosen = jobs.filter(({ code }) => !left.has(code))
  return (
    <fieldset className="sheet-choice">
      <legend>{jobs[0]?.material ?? t('noMaterial')}</legend>
      {jobs.map((job) => {
        const isChosen = !left.has(job.code)
        const difference = sheetDifferences([...chosen, job]).find((found) => found.job === job)?.difference
        return (
          <label key={job.code} className="choice-label">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && difference !== undefined}
              onChange={({ target }) => {
                const next = new Set(left)
                if (target.checked) next.delete(job.code)
                else next.add(job.code)
                onChange(next)
              }}
            />
            <JobText job={job} sheets={isChosen ? sheets : undefined} difference={difference} />
          </label>
        )
      })}
    </fieldset>
  )
}

type TextProps = { job: BoardJob; sheets: number | undefined; difference: SheetDifference | undefined }

function JobText({ job: { code, name, variant, quantity, print }, sheets, difference }: TextProps) {
  const t = useT('office-board')
  const size = print?.piece && <Ltr>{`${print.piece.width} × ${print.piece.height}`}</Ltr>
  const facts = {
    variant,
    size: size && <Text area="office-board" id="pieceSize" fill={{ size }} />,
    sides: print && t('sidesPrinted', { count: print.sides }),
    finish: print?.finish,
    pieces: t('pieceCount', { count: quantity }),
    onSheet: sheets !== undefined && size && t('onEachSheet', { count: piecesOnSheet(quantity, sheets) }),
  }
  return (
    <span>
      {code} <bdi>{name}</bdi>
      <small>{Object.entries(facts).map(([name, fact]) => (fact ? <bdi key={name}>{fact}</bdi> : null))}</small>
      {difference ? <small className="sheet-differs">{t(`differs_${difference}`)}</small> : null}
    </span>
  )
}
