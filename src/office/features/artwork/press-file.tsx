import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import type { DeskFile, Line } from './artwork.queries.ts'

const SIGNED_OFF: ReadonlySet<Line['state']> = new Set(['APPROVED', 'QUEUED', 'IN_PRODUCTION'])

/** Takes the file for the press of a line that is signed off: piece by piece, or as often as a sheet of the press holds it. */
export function PressFile({ line, file }: { line: Line; file: DeskFile }) {
  const t = useT('office-artwork')
  const place = line.files.indexOf(file) + 1
  const { isBusy, call } = useCall(async (api, isImposed: boolean) => {
    const { file: made } = await api.file(
      `/api/office/artwork/lines/${line.code}/press/${place}${isImposed ? '?imposed=1' : ''}`,
    )
    saveFile(`${line.code}-${place}${isImposed ? '-450x320' : ''}.pdf`, made)
  })
  if (!SIGNED_OFF.has(line.state)) return null
  return (
    <div className="desk-press">
      <Button look="outline" wide loading={isBusy} onClick={() => call(false)}>
        <OfficeIcon name="download" />
        {t('pressFile')}
      </Button>
      {file.upOnSheet === null ? null : (
        <Button look="outline" wide loading={isBusy} onClick={() => call(true)}>
          <OfficeIcon name="download" />
          {t('imposedFile', { count: file.upOnSheet })}
        </Button>
      )}
    </div>
  )
}
