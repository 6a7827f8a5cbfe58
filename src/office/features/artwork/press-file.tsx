import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../shell/office-icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import type { Line } from './artwork.queries.ts'

const SIGNED_OFF: ReadonlySet<Line['state']> = new Set(['APPROVED', 'QUEUED', 'IN_PRODUCTION'])

/** Takes the file for the press of a line that is signed off. */
export function PressFile({ line, file }: { line: Line; file: number }) {
  const t = useT('office-artwork')
  const { isBusy, call } = useCall(async (api) => {
    const { file: made } = await api.file(`/api/office/artwork/lines/${line.code}/press/${file + 1}`)
    saveFile(`${line.code}-${file + 1}.pdf`, made)
  })
  if (!SIGNED_OFF.has(line.state)) return null
  return (
    <Button look="outline" wide loading={isBusy} onClick={() => call()}>
      <OfficeIcon name="download" />
      {t('pressFile')}
    </Button>
  )
}
