import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { endSession, signOut } from '../../shared/session/session.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { devicesQuery } from './account.queries.ts'
import { DeviceText, useDeviceName } from './device-text.tsx'

type Device = AnswerOf<'/api/customers/devices'>['data'][number]

/** The browsers one is signed in on; each can be signed out alone, and all at once. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <>
      <ul className="account-list">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="account-action account-actions">
        {devices.length > 1 ? <SignOutMany which="others" /> : null}
        <SignOutMany which="everywhere" />
      </div>
    </>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useT('account')
  const nameOf = useDeviceName()
  const { id, isCurrent, method, lastSeenAt, system } = device
  const { isBusy, call } = useCall(
    (api) => (isCurrent ? signOut(api) : api.delete(`/api/customers/devices/${id}`)),
    isCurrent ? [] : [devicesQuery],
  )
  const isPhone = system === 'iPhone' || system === 'Android'
  return (
    <li className="account-row">
      <Icon name={isPhone ? 'phone' : 'globe'} />
      <span>
        <b>
          <DeviceText device={device} />
        </b>
        <span className="quiet">
          {isCurrent ? (
            <span className="account-good">{t('thisDevice')}</span>
          ) : (
            <Text
              area="account"
              id="lastSeen"
              fill={{
                date: <DateText day={riyadhDate(new Date(lastSeenAt))} length="full" />,
                time: <Ltr>{riyadhTimestamp(new Date(lastSeenAt)).slice(11, 16)}</Ltr>,
              }}
            />
          )}
          <span>{t(`by_${method}`)}</span>
        </span>
      </span>
      <Button
        look="outline"
        size="sm"
        loading={isBusy}
        aria-label={t('signOutDevice', { device: nameOf(device) })}
        onClick={call}
      >
        {t('signOut')}
      </Button>
    </li>
  )
}

/** Ends the sessions of all other devices, or of all. */
function SignOutMany({ which }: { which: 'others' | 'everywhere' }) {
  const t = useT('account')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    async (api) => {
      const answer = await api.delete(`/api/customers/devices${which === 'others' ? '/others' : ''}`)
      if (which === 'everywhere') endSession(true)
      setConfirming(false)
      return answer
    },
    which === 'others' ? [devicesQuery] : [],
  )
  const title = t(which === 'others' ? 'signOutOthers' : 'signOutEverywhere')
  return (
    <>
      <Button look="outline" onClick={() => setConfirming(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={title}
        confirm={t('signOut')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>{t(which === 'others' ? 'signOutOthersText' : 'signOutEverywhereText')}</p>
      </ConfirmDialog>
    </>
  )
}
