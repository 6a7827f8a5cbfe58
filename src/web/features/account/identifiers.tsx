import { useState } from 'react'
import { localPhone } from '#domain/contact/phone.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ChangeIdentifier } from './change-identifier.tsx'
import type { Profile } from './profile-rules.ts'

export type IdentifierKind = 'email' | 'phone'

/** What the customer signs in with: a new one counts once its code was typed. */
export function Identifiers({ profile }: { profile: Profile }) {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = profile
  return (
    <ul className="account-list">
      <Identifier kind="email" value={email} isVerified={emailVerifiedAt !== null} />
      <Identifier kind="phone" value={phone && localPhone(phone)} isVerified={phoneVerifiedAt !== null} />
    </ul>
  )
}

const ACTS = { add: 'Add', change: 'Change', verify: 'Verify' } as const

type Props = { kind: IdentifierKind; value: string | null; isVerified: boolean }

function Identifier({ kind, value, isVerified }: Props) {
  const t = useT('account')
  const [isOpen, setOpen] = useState(false)
  const act = value === null ? 'add' : isVerified ? 'change' : 'verify'
  const verb = t(`${kind}${ACTS[act]}`)
  return (
    <li className="account-row">
      <Icon name={kind === 'email' ? 'mail' : 'phone'} />
      <span>
        <b>{t(kind)}</b>
        <span className="quiet">
          {value === null ? t('none') : <Ltr>{value}</Ltr>}
          {value !== null && isVerified ? (
            <span className="account-good">
              <Icon name="check" />
              {t('verified')}
            </span>
          ) : null}
          {value !== null && !isVerified ? <span>{t('unverified')}</span> : null}
        </span>
      </span>
      <Button look="outline" size="sm" aria-label={verb} onClick={() => setOpen(true)}>
        {t(act)}
      </Button>
      <ChangeIdentifier
        kind={kind}
        title={verb}
        known={act === 'verify' ? value : null}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </li>
  )
}
