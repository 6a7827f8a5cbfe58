import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { Person } from './staff.queries.ts'

/** By which second factors a person comes in. */
export function FactorState({ authenticator, passkeys }: Person['factors']) {
  const t = useT('office-staff')
  const name =
    authenticator && passkeys > 0
      ? t('appAndPasskey')
      : authenticator
        ? t('app')
        : passkeys > 0
          ? t('passkey')
          : undefined
  return name === undefined ? (
    <span className="pay warn">
      <OfficeIcon name="warning" />
      {t('noFactor')}
    </span>
  ) : (
    <span className="pay quiet">
      <OfficeIcon name="check" />
      {name}
    </span>
  )
}
