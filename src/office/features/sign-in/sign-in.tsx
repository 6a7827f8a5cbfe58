import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { PersonMark } from '../../components/person-mark.tsx'
import { PasswordStep } from './password-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { SignInCard } from './sign-in-card.tsx'

type Props = {
  shopName: string
  /** Who was signed in until their session ended. */
  email?: string
  onDone: () => void
}

/** What is asked for next: nothing is shown of the office before a second factor. */
export type SignInStage =
  | { readonly name: 'password' }
  | { readonly name: 'factor'; readonly email: string; readonly hasApp: boolean; readonly hasPasskey: boolean }

/** Logging in: email and password, then a second factor; a passkey is both. */
export function SignIn({ shopName, email, onDone }: Props) {
  const t = useT('office-sign-in')
  const [stage, setStage] = useState<SignInStage>({ name: 'password' })
  return (
    <SignInCard shopName={shopName} step={[stage.name === 'password' ? 1 : 2, 2]}>
      {stage.name === 'password' ? null : (
        <div className="sign-in-person">
          <PersonMark name={stage.email} />
          <span>
            <bdi dir="ltr">{stage.email}</bdi>
            <small>{t('passwordAccepted')}</small>
          </span>
          <Button look="link" onClick={() => setStage({ name: 'password' })}>
            {t('notYou')}
          </Button>
        </div>
      )}
      {stage.name === 'password' ? (
        <PasswordStep email={email} onStage={setStage} onDone={onDone} />
      ) : (
        <SecondFactorStep hasApp={stage.hasApp} hasPasskey={stage.hasPasskey} onDone={onDone} />
      )}
    </SignInCard>
  )
}
