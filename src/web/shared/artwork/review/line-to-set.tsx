import { useT } from '#ui/i18n/use-t.ts'
import type { Artwork, Check } from '../artwork-calls.ts'
import { laidOut } from '../laid-out.ts'
import { frameOfPage, placed } from '../sheet-lines.tsx'
import { usePicture } from '../use-artwork.ts'
import { textToSet } from './lines-to-set.ts'
import type { LineToSet as Line, TypedLines } from './lines-to-set.ts'

/** What is seen around a line, as a part of its height. */
const AROUND = 0.35

type Props = {
  artwork: Pick<Artwork, 'id'>
  sheet: Check['pages'][number]
  line: Line
  typed: TypedLines
  onType: (text: string) => void
}

/** A broken line as it is in the file, large, above how it was probably meant; where that is wrong, it is typed. */
export function LineToSet({ artwork, sheet, line, typed, onType }: Props) {
  const t = useT('artwork')
  return (
    <div className="line-to-set">
      <dl>
        <dt>{t('lineInFile')}</dt>
        <dd dir="ltr">
          <CutOut artworkId={artwork.id} sheet={sheet} line={line} />
        </dd>
        <dt>{t(`proposed-${line.problem}`)}</dt>
        <dd lang="ar" dir="rtl" className="proposed">
          {textToSet(line, typed)}
        </dd>
      </dl>
      <label className="field">
        {t('typeLine')}
        <input
          lang="ar"
          dir="rtl"
          autoComplete="off"
          maxLength={200}
          value={typed[line.number] ?? line.proposal}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  )
}

/** The part of a page's picture that a line lies in. */
function CutOut({ artworkId, sheet, line: { box } }: { artworkId: string; sheet: Props['sheet']; line: Line }) {
  const t = useT('artwork')
  const picture = usePicture(artworkId, sheet.page)
  if (picture === undefined) return null
  const by = AROUND * box.height
  const part = { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by }
  return (
    <span className="cut-out" ref={laidOut({ aspectRatio: `${part.width} / ${part.height}` })}>
      <img src={picture} alt={t('lineInFile')} ref={laidOut(placed(frameOfPage(sheet), part))} />
    </span>
  )
}
