import { pageBlend, pageGround } from '#domain/preview/ground.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork, Check } from '../artwork-calls.ts'
import { laidOut } from '../laid-out.ts'
import type { NumberedFinding } from './numbered-findings.ts'
import { pinPlaces } from './pin-places.ts'
import { frameOfPage, placed, SheetLines } from '../sheet-lines.tsx'
import { usePicture } from '../use-artwork.ts'

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
  const here = findings.flatMap(({ number, severity, title, places }) => {
    const place = places.find((each) => each.page === page)
    return place ? { number, severity, title, box: place.box } : []
  })
  const pins = pinPlaces(
    here.map(
      ({ box }) => box && { left: (box.left - frame.left) / frame.width, top: (box.top - frame.top) / frame.height },
    ),
    frame.height / frame.width,
  )
  return (
    <div className="sheet" dir="ltr">
      <div
        className="sheet-page"
        ref={laidOut({
          aspectRatio: `${frame.width} / ${frame.height}`,
          backgroundColor: pageGround(check) ?? '',
        })}
      >
        {picture ? (
          <img
            src={picture}
            alt={t('pageOf', { face: t(`face-${face.code}`) })}
            ref={laidOut({ mixBlendMode: pageBlend(check) })}
          />
        ) : null}
        <SheetLines face={face} trim={trim} frame={frame} />
        {here.map(({ number, severity, box }) =>
          box ? <i key={number} className={`finding-mark ${severity}`} ref={laidOut(placed(box, frame))} /> : null,
        )}
        {here.map(({ number, severity, title }, index) => (
          <button
            key={number}
            type="button"
            className={`art-pin ${severity}`}
            ref={laidOut({ left: percent(pins[index]?.left), top: percent(pins[index]?.top) })}
            aria-pressed={chosen === number}
            aria-label={t('pin', { number, title })}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  )
}

const percent = (share = 0): string => `${share * 100}%`
