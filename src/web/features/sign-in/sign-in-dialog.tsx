import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { closeSignIn } from '../../shared/session/sign-in-request.ts'
import type { SignInRequest } from '../../shared/session/sign-in-request.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ForgotStep } from './steps/forgot-step.tsx'
import { GoogleStep } from './steps/google-step.tsx'
import { KnownAccountDialog } from './known-account-dialog.tsx'
import { KeepAccountDialog } from './keep-account-dialog.tsx'
import { LoginStep } from './steps/login-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { ResetStep } from './steps/reset-step.tsx'
import { hasBack } from './steps/sign-in-steps.ts'
import type { Step } from './steps/sign-in-steps.ts'
import { SignUpStep } from './steps/sign-up-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useSignInSteps } from './use-sign-in-steps.ts'
import { VerifyStep } from './steps/verify-step.tsx'
import './sign-in.css'

const STEPS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  login: LoginStep,
  password: PasswordStep,
  signup: SignUpStep,
  verify: VerifyStep,
  forgot: ForgotStep,
  reset: ResetStep,
}

type Props = { request: SignInRequest }

/** Signing in and up, over whatever page is shown (S55 to S58), and what is asked of some once they are in. */
export default function SignInDialog({ request }: Props) {
  if (request.knownAccount) return <KnownAccountDialog {...request.knownAccount} />
  return request.deletionDueAt ? <KeepAccountDialog dueAt={request.deletionDueAt} /> : <EntryDialog request={request} />
}

function EntryDialog({ request }: Props) {
  const t = useT('sign-in')
  const [googleAnswer, setGoogleAnswer] = useState(request.googleAnswer)
  const { state, send } = useSignInSteps(request)
  const googleIsOver = useCallback(
    (message?: string) => {
      send({ type: 'noted', note: message })
      setGoogleAnswer(undefined)
    },
    [send],
  )
  const box = useRef<HTMLDivElement>(null)
  useFocusBack()
  const { step } = state
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [step, googleAnswer])
  const Current = STEPS[step]
  return (
    <Dialog open onClose={closeSignIn} title={t(googleAnswer ? 'googleTitle' : `${step}Title`)}>
      <div ref={box} className="sign">
        {googleAnswer ? (
          <GoogleStep answer={googleAnswer} onOver={googleIsOver} />
        ) : (
          <>
            {hasBack(step) ? (
              <Button
                look="ghost"
                size="icon"
                className="dialog-back"
                aria-label={t('back')}
                onClick={() => send({ type: 'back' })}
              >
                <Icon name="arrow" className="back" />
              </Button>
            ) : null}
            {state.note ? (
              <p className="sign-why" role="status">
                {state.note}
              </p>
            ) : null}
            <Current key={step} state={state} send={send} />
          </>
        )}
      </div>
    </Dialog>
  )
}
