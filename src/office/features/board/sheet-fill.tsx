import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'

type Props = {
  /** In percent. */
  fullness: number
  /** Undefined where that is not known. */
  least: number | undefined
}

/** How full each sheet gets, and on how few sheets the jobs can be laid out; nothing where no size is known. */
export function SheetFill({ fullness, least }: Props) {
  const t = useT('office-board')
  if (fullness === 0) return null
  const percent = String(Math.round(fullness))
  return (
    <div className="sheet-fill">
      <progress max={100} value={Math.min(fullness, 100)} aria-label={t('sheetFill')} />
      <span>{t('sheetFull', { percent })}</span>
      {least === undefined ? null : (
        <small>
          <Text area="office-board" id="leastSheets" fill={{ count: <b>{groupDigits(least)}</b> }} />
        </small>
      )}
    </div>
  )
}
