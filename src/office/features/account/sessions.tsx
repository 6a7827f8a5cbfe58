import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { SECURITY } from './account.queries.ts'
import type { Security } from './account.queries.ts'
import { DeviceText } from './device-text.tsx'

type Session = Security['sessions'][number]

/** Where one is signed in; each browser can be signed out from here, and all at once. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useT('office-account')
  const [isConfirming, setConfirming] = useState(false)
  const everywhere = useCall(async (api) => {
    await api.delete('/api/office/me/sessions')
    location.assign('/office')
  })
  return (
    <section className="ruled">
      <h2>{t('sessions')}</h2>
      <ul className="factor-list">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <Button look="outline" onClick={() => setConfirming(true)}>
        {t('everywhere')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          open
          title={t('everywhere')}
          confirm={t('everywhere')}
          isBusy={everywhere.isBusy}
          onClose={() => setConfirming(false)}
          onConfirm={() => everywhere.call()}
        >
          <p>{t('everywhereText')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

function SessionLine({ session }: { session: Session }) {
  const t = useT('office-account')
  const { isBusy, call } = useCall(
    (api) => api.delete(`/api/office/me/sessions/${encodeURIComponent(session.id)}`),
    [SECURITY],
  )
  return (
    <li>
      <span>
        <b>
          <DeviceText {...session} />
        </b>
        <small>
          {session.isThis ? t('thisBrowser') : <Moment at={session.seenAt} />} · {t(session.method)}
        </small>
      </span>
      {session.isThis ? null : (
        <Button look="ghost" size="sm" loading={isBusy} onClick={() => call()}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
