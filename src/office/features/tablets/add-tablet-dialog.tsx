import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { apiQuery, plain, useFetched } from '#ui/fetching/api-query.ts'
import type { ApiQuery } from '#ui/fetching/api-query.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import { QrCode } from '../sign-in/qr-code.tsx'

type Props = { tablets: ApiQuery<unknown>; onClose: () => void }
type Pairing = AnswerOf<'/api/office/devices', 'post'>['data']

/** Adds a tablet to a station, and shows the code that the tablet scans. */
export function AddTabletDialog({ tablets, onClose }: Props) {
  const t = useT('office-tablets')
  const client = useQueryClient()
  const [pairing, setPairing] = useState<Pairing>()
  const close = () => {
    void client.invalidateQueries(plain(tablets))
    onClose()
  }
  return (
    <Dialog open title={t(pairing ? 'scan' : 'add')} onClose={close}>
      {pairing ? (
        <div className="form-rows">
          <p>{t('scanText')}</p>
          <QrCode text={pairing.href} />
          <LabelledInput label={t('link')} dir="ltr" readOnly value={pairing.href} onChange={() => undefined} />
          <Button onClick={close}>{t('done')}</Button>
        </div>
      ) : (
        <TabletForm onAdded={setPairing} />
      )}
    </Dialog>
  )
}

function TabletForm({ onAdded }: { onAdded: (pairing: Pairing) => void }) {
  const t = useT('office-tablets')
  const id = useId()
  const { api, language } = usePage()
  const stations = useFetched(apiQuery('/api/office/production/workshop', { tags: [] }))?.data.stations ?? []
  const [name, setName] = useState('')
  const [station, setStation] = useState('')
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const submit = () =>
    run(async () => onAdded((await api.post('/api/office/devices', { name, station: Number(station) })).data))
  return (
    <form
      className="form-rows"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <LabelledInput label={t('name')} dir="auto" required maxLength={60} value={name} onChange={setName} />
      <div className="field">
        <label htmlFor={id}>{t('station')}</label>
        <select id={id} required value={station} onChange={({ target }) => setStation(target.value)}>
          <option value="">{t('chooseStation')}</option>
          {stations
            .filter(({ isActive }) => isActive)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {inLanguage(each.name, language)}
              </option>
            ))}
        </select>
      </div>
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" loading={isBusy}>
        {t('showCode')}
      </Button>
    </form>
  )
}
