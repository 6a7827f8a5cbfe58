import { useState } from 'react'
import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { passkeysQuery } from './account.queries.ts'
import { DeviceText, useDeviceName } from './device-text.tsx'
import { canKeepPasskeys, createPasskey, isDeclined } from '#ui/passkeys/create-passkey.ts'
import { withReauthentication } from './reauthentication-request.ts'

type Passkey = AnswerOf<'/api/customers/passkeys'>['data'][number]

/** The keys by which the customer signs in without a code. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <AddPasskey />
    </>
  )
}

function AddPasskey() {
  const t = useT('account')
  const { isBusy, call } = useCall(
    async (api) => {
      try {
        return await withReauthentication(() => addPasskey(api))
      } catch (failure) {
        if (!isDeclined(failure)) throw failure
      }
    },
    [passkeysQuery],
  )
  return canKeepPasskeys() ? (
    <p className="account-action">
      <Button look="outline" loading={isBusy} onClick={call}>
        <Icon name="plus" />
        {t('addPasskey')}
      </Button>
    </p>
  ) : (
    <p className="quiet">{t('noPasskeys')}</p>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useT('account')
  const nameOf = useDeviceName()
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall((api) => api.delete(`/api/customers/passkeys/${passkey.id}`), [passkeysQuery])
  const { addedAt, lastUsedAt } = passkey
  return (
    <li className="account-row">
      <Icon name="key" />
      <span>
        <b>
          <DeviceText device={passkey} />
        </b>
        <span className="quiet">
          <Text area="account" id="added" fill={{ date: <Day at={addedAt} /> }} />
          {lastUsedAt ? <Text area="account" id="lastUsed" fill={{ date: <Day at={lastUsedAt} /> }} /> : null}
        </span>
      </span>
      <Button
        look="outline"
        size="sm"
        aria-label={t('removePasskey', { device: nameOf(passkey) })}
        onClick={() => setConfirming(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('removePasskey', { device: nameOf(passkey) })}
        confirm={t('remove')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>{t('removePasskeyText')}</p>
      </ConfirmDialog>
    </li>
  )
}

const Day = ({ at }: { at: string }) => <DateText day={riyadhDate(new Date(at))} length="full" />

/** Makes a passkey on this device and gives its public half to the shop. */
async function addPasskey(api: ApiClient): Promise<{ message: string } | undefined> {
  const { data } = await api.post('/api/customers/passkeys/options', {})
  const made = await createPasskey(data)
  return made && api.post('/api/customers/passkeys', made)
}
