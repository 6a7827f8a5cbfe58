import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useStartRun } from '../../bulk/bulk.queries.ts'
import { FileField } from '../../components/file-field.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'

type ReadFile = AnswerOf<'/api/office/shipment-files', 'post'>['data']

/** Ships many orders by a file that the carrier's program or a person has written. */
export function ShipFile() {
  const t = useT('office-bulk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <OfficeIcon name="truck" flip />
        {t('shipFile')}
      </Button>
      {isOpen ? <ShipFileDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ShipFileDialog({ onClose }: { onClose: () => void }) {
  const t = useT('office-bulk')
  const [read, setRead] = useState<ReadFile>()
  const reading = useCall(async (api, file: File) => {
    setRead(undefined)
    setRead((await api.post('/api/office/shipment-files', { csv: await file.text() })).data)
  })
  const start = useStartRun(onClose)
  return (
    <Dialog open onClose={onClose} title={t('shipTitle')}>
      <div className="form-rows">
        <p>{t('shipText')}</p>
        <FileField label={t('file')} accept=".csv,text/csv" onFile={(file) => file && reading.call(file)} />
        {read ? <ReadRows read={read} /> : null}
        <Button
          disabled={!read || read.shipments.length === 0}
          loading={reading.isBusy || start.isBusy}
          onClick={() => read && start.call({ action: 'ship', shipments: [...read.shipments] })}
        >
          {t('ship', { count: read?.shipments.length ?? 0 })}
        </Button>
      </div>
    </Dialog>
  )
}

const PROBLEMS = {
  order: 'problemOrder',
  carrier: 'problemCarrier',
  trackingNumber: 'problemTrackingNumber',
  trackingUrl: 'problemTrackingUrl',
  twice: 'problemTwice',
} as const

/** What the file says: how many parcels, and which lines cannot be read. */
function ReadRows({ read: { shipments, problems } }: { read: ReadFile }) {
  const t = useT('office-bulk')
  return (
    <div role="status">
      <p>{shipments.length === 0 ? t('noParcels') : t('parcels', { count: shipments.length })}</p>
      <ul className="warn">
        {problems.map(({ line, problem }) => (
          <li key={line}>
            {t('line', { line })}: {t(PROBLEMS[problem])}
          </li>
        ))}
      </ul>
    </div>
  )
}
