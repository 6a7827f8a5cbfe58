import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork, Check } from './artwork-calls.ts'
import { laidOut } from './laid-out.ts'
import type { NumberedFinding } from './numbered-findings.ts'
import { frameOfPage, placed, SheetLines } from './sheet-lines.tsx'
import { usePicture } from './use-artwork.ts'

type Props = {
  artwork: Artwork
  check: Check
  page: number
  findings: readonly NumberedFinding[]
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** A page of a file on the light table, with the lines of a printer and a pin at each finding. Paper is not mirrored. */
export function PageView({ artwork, check, page, findings, chosen, onChoose }: Props) {
  const t = useT('artwork')
  const picture = usePicture(artwork.id, page)
  const sheet = check.pages.find((each) => each.page === page)
  const face = check.faces[page - 1] ?? check.faces.at(-1)
  if (!sheet || !face) return null
  const frame = frameOfPage(sheet)
  const trim = { left: 0, top: 0, width: sheet.width, height: sheet.height }
  const here = findings.filter((each) => each.page === page)
  return (
    <div className="sheet" dir="ltr">
      <div className="sheet-page" ref={laidOut({ aspectRatio: `${frame.width} / ${frame.height}` })}>
        {picture ? <img src={picture} alt={t('pageOf', { face: t(`face-${face.code}`) })} /> : null}
        <SheetLines face={face} trim={trim} frame={frame} />
        {here.map(({ number, severity, box }) =>
          box ? <i key={number} className={`finding-mark ${severity}`} ref={laidOut(placed(box, frame))} /> : null,
        )}
        {here.map(({ number, severity, box, title }, index) => {
          const { left, top } = placed({ ...(box ?? { left: 0, top: 0, width: 0, height: 0 }) }, frame)
          return (
            <button
              key={number}
              type="button"
              className={`art-pin ${severity}`}
              ref={laidOut(box ? { left, top } : { left: `${4 + index * 9}%`, top: '0%' })}
              aria-pressed={chosen === number}
              aria-label={t('pin', { number, title })}
              onClick={() => onChoose(number)}
            >
              {number}
            </button>
          )
        })}
      </div>
    </div>
  )
}
