import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ForgotStep } from './steps/forgot-step.tsx'
import { LoginStep } from './steps/login-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { ResetStep } from './steps/reset-step.tsx'
import { hasBack } from './steps/sign-in-steps.ts'
import type { Step } from './steps/sign-in-steps.ts'
import { StartStep } from './steps/start-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { useSignInSteps } from './use-sign-in-steps.ts'
import { VerifyStep } from './steps/verify-step.tsx'
import './sign-in.css'

/** In a page an account is opened by a name and a code; all other steps are the dialog's. */
const STEPS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  login: LoginStep,
  password: PasswordStep,
  signup: StartStep,
  verify: VerifyStep,
  forgot: ForgotStep,
  reset: ResetStep,
}

/** Signing in within a page that needs to know who it is (S298). After the login the page is shown. */
export default function InlineSignIn({ reason }: { reason: string }) {
  const t = useT('sign-in')
  const { state, send } = useSignInSteps({ step: 'signup' })
  const { step } = state
  const box = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    isFirst.current = false
  }, [step])
  const Current = STEPS[step]
  return (
    <section ref={box} className="sign sign-in-page" aria-labelledby="sign-in-title">
      <p className="sign-why">{reason}</p>
      <h2 id="sign-in-title">{t(step === 'signup' ? 'startTitle' : `${step}Title`)}</h2>
      {hasBack(step) && step !== 'verify' ? (
        <Button look="link" className="sign-change" onClick={() => send({ type: 'back' })}>
          <Icon name="arrow" className="back" />
          {t('back')}
        </Button>
      ) : null}
      {state.note ? (
        <p className="sign-why" role="status">
          {state.note}
        </p>
      ) : null}
      <Current key={step} state={state} send={send} />
    </section>
  )
}
