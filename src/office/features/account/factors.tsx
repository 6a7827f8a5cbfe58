import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { canKeepPasskeys, createPasskey, isDeclined } from '#ui/passkeys/create-passkey.ts'
import { Day } from '#ui/text/moment.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { EnrolFactor } from '../sign-in/enrol-factor.tsx'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { SECURITY } from './account.queries.ts'
import type { Security } from './account.queries.ts'
import { DeviceText } from './device-text.tsx'

/** The second factors of who is signed in: an app, passkeys, recovery codes. The last one cannot be removed. */
export function Factors({ security }: { security: Security }) {
  const t = useT('office-account')
  const isOnlyApp = security.passkeys.length === 0
  const isOnlyPasskey =
    security.passkeys.length === 1 && (security.authenticatorSince === null || !security.hasPassword)
  return (
    <section className="ruled">
      <h2>{t('factors')}</h2>
      <ul className="factor-list">
        <Authenticator since={security.authenticatorSince} isLast={isOnlyApp} />
        {security.passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} isLast={isOnlyPasskey} />
        ))}
        <AddPasskey />
        <Codes left={security.recoveryCodes} />
      </ul>
    </section>
  )
}

function Authenticator({ since, isLast }: { since: string | null; isLast: boolean }) {
  const t = useT('office-account')
  const { api } = usePage()
  const [isOpen, setOpen] = useState(false)
  const remove = useCall((client) => client.delete('/api/office/me/authenticator'), [SECURITY])
  const added = useCall(async (_client, message: string) => ({ message }), [SECURITY])
  return (
    <li>
      <OfficeIcon name="phone" />
      <span>
        <b>{t('authenticator')}</b>
        <small>{since === null ? t('notSetUp') : <AddedOn at={since} />}</small>
      </span>
      <Button look="outline" size="sm" onClick={() => setOpen(true)}>
        {t(since === null ? 'setUp' : 'replace')}
      </Button>
      {since === null ? null : (
        <RemoveFactor name={t('authenticator')} isLast={isLast} isBusy={remove.isBusy} onRemove={() => remove.call()} />
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('authenticator')}>
        <div className="form-rows">
          <EnrolFactor
            ask={async () => (await api.post('/api/office/me/authenticator/options', {})).data}
            confirm={async (code) => {
              const { message } = await api.put('/api/office/me/authenticator', { code })
              setOpen(false)
              added.call(message)
            }}
          />
        </div>
      </Dialog>
    </li>
  )
}

function Passkey({ passkey, isLast }: { passkey: Security['passkeys'][number]; isLast: boolean }) {
  const t = useT('office-account')
  const { isBusy, call } = useCall(
    (api) => api.delete(`/api/office/me/passkeys/${encodeURIComponent(passkey.id)}`),
    [SECURITY],
  )
  return (
    <li>
      <OfficeIcon name="key" />
      <span>
        <b>
          {t('passkey')} · <DeviceText {...passkey} />
        </b>
        <small>
          <AddedOn at={passkey.addedAt} />
        </small>
      </span>
      <RemoveFactor name={t('passkey')} isLast={isLast} isBusy={isBusy} onRemove={() => call()} />
    </li>
  )
}

const AddedOn = ({ at }: { at: string }) => {
  const t = useT('office-account')
  return (
    <>
      {t('since')} <Day at={at} />
    </>
  )
}

type RemoveProps = { name: string; isLast: boolean; isBusy: boolean; onRemove: () => void }

function RemoveFactor({ name, isLast, isBusy, onRemove }: RemoveProps) {
  const t = useT('office-account')
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        disabled={isLast}
        title={isLast ? t('lastFactor') : undefined}
        aria-label={t('removeOf', { name })}
        onClick={() => setConfirming(true)}
      >
        {t('remove')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          open
          title={t('removeOf', { name })}
          confirm={t('remove')}
          isBusy={isBusy}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            onRemove()
          }}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function AddPasskey() {
  const t = useT('office-account')
  const { isBusy, call } = useCall(
    async (api) => {
      try {
        const { data } = await api.post('/api/office/me/passkeys/options', {})
        const made = await createPasskey(data)
        return made && (await api.post('/api/office/me/passkeys', made))
      } catch (failure) {
        if (isDeclined(failure)) return undefined
        throw failure
      }
    },
    [SECURITY],
  )
  if (!canKeepPasskeys()) return null
  return (
    <li>
      <OfficeIcon name="plus" />
      <span>
        <b>{t('addPasskey')}</b>
        <small>{t('passkeyText')}</small>
      </span>
      <Button look="outline" size="sm" loading={isBusy} onClick={() => call()}>
        {t('add')}
      </Button>
    </li>
  )
}

function Codes({ left }: { left: number }) {
  const t = useT('office-account')
  const [codes, setCodes] = useState<readonly string[]>()
  const { isBusy, call } = useCall(
    async (api) => setCodes((await api.post('/api/office/me/recovery-codes', {})).data.recoveryCodes),
    [SECURITY],
  )
  return (
    <li>
      <OfficeIcon name="lock" />
      <span>
        <b>{t('recoveryCodes')}</b>
        <small className={left < 3 ? 'bad-text' : undefined}>{t('codesLeft', { count: left })}</small>
      </span>
      <Button look="outline" size="sm" loading={isBusy} onClick={() => call()}>
        {t('newCodes')}
      </Button>
      {codes ? (
        <Dialog open title={t('recoveryCodes')} onClose={() => setCodes(undefined)}>
          <div className="form-rows">
            <RecoveryCodes codes={codes} verb={t('done')} onDone={() => setCodes(undefined)} />
          </div>
        </Dialog>
      ) : null}
    </li>
  )
}
