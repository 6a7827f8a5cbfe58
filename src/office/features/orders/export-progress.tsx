import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { Button } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'

export const EXPORTS = apiQuery('/api/office/order-exports', { tags: [] })

type Exported = AnswerOf<'/api/office/order-exports', 'get'>['data'][number]

/** How often a file that is being made is asked about, in ms. */
const REFETCH_MS = 1_000

/** How far the newest long file of this person is, and the way to it until its time is over. */
export function ExportProgress() {
  const t = useT('office-orders')
  const [hidden, setHidden] = useState<string>()
  const { data } = useQuery<{ data: readonly Exported[] }>({
    ...plain(EXPORTS),
    refetchInterval: ({ state }) => (state.data?.data[0]?.state === 'WAITING' ? REFETCH_MS : false),
  })
  const file = data?.data[0]
  if (!file || file.id === hidden || file.state === 'EXPIRED') return null
  if (file.state === 'WAITING') return <Making file={file} />
  const hide = (
    <Button look="ghost" size="sm" onClick={() => setHidden(file.id)}>
      {t('hideFile')}
    </Button>
  )
  return (
    <div className="note bulk-note" role="status">
      <OfficeIcon name={file.state === 'DONE' ? 'check' : 'warning'} />
      {file.state === 'DONE' ? (
        <Ready file={file} />
      ) : (
        <span>{t(file.state === 'FAILED' ? 'fileFailed' : 'fileRefused')}</span>
      )}
      {hide}
    </div>
  )
}

function Making({ file: { rows, total } }: { file: Exported }) {
  const t = useT('office-orders')
  const words = t('makingFile', { done: groupDigits(Math.min(rows, total)), total: groupDigits(total) })
  return (
    <div className="note bulk-note">
      <RegistrationMark turning />
      <span>
        {words} <small>{t('fileGoesOn')}</small>
      </span>
      <progress max={total} value={rows} aria-label={words} />
    </div>
  )
}

function Ready({ file: { id, format, rows, expiresAt } }: { file: Exported }) {
  const t = useT('office-orders')
  const { isBusy, call } = useCall(async (api) => {
    const { file } = await api.file(`/api/office/order-exports/${id}/file`)
    saveFile(`orders.${format}`, file)
  })
  return (
    <>
      <span>
        {t('fileReady', { total: groupDigits(rows) })}{' '}
        {expiresAt ? (
          <small>
            <Text area="office-orders" id="fileUntil" fill={{ until: <Moment at={expiresAt} /> }} />
          </small>
        ) : null}
      </span>
      <Button look="outline" size="sm" loading={isBusy} onClick={() => call()}>
        <OfficeIcon name="download" />
        {t('fetchFile')}
      </Button>
    </>
  )
}
