import { useEffect, useId, useRef, useState } from 'react'
import { isApiFailure } from '../../api-failure.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { useCodeEntry } from '../../ui/form/use-code-entry.ts'
import { formOf } from './form-of.ts'
import { ResendCode } from './resend-code.tsx'
import { SentTo } from './sent-to.tsx'
import type { StepProps } from './step-props.ts'
import { useArrival } from './use-arrival.ts'

/** S208: how long one waits for a code before it is asked whether there is an account, in ms. */
const DOUBT_MS = 10_000

/** The code that was sent (S122 to S126). The sixth character sends it. */
export function VerifyStep({ state, send, onBusy }: StepProps) {
  const t = useT('sign-in')
  const { api } = usePage()
  const arrive = useArrival()
  const { typed, problem, isBusy, type, submit, forgive } = useCodeEntry(
    async (otp) => arrive(await api.post('/api/customers/verify-otp', formOf({ otp, data: state.identifier }))),
    (failure) => wrongCode(failure, t),
  )
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <>
      <SentTo state={state} isSure={state.flow === 'signup'} id={`${id}-to`} />
      <Button look="link" className="sign-change" onClick={() => send({ type: 'back' })}>
        {t(state.identifier.includes('@') ? 'changeEmail' : 'changeNumber')}
      </Button>
      <form
        className={problem ? 'sign-form otp-bad' : 'sign-form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(typed)
        }}
      >
        <CodeInput
          ref={field}
          value={typed}
          aria-label={t('code')}
          aria-describedby={problem ? `${id}-bad` : `${id}-to`}
          aria-invalid={problem !== undefined}
          readOnly={isBusy}
          onChange={type}
        />
        <p id={`${id}-bad`} role="alert" className="sign-bad">
          {problem}
        </p>
        <Button type="submit" size="lg" wide loading={isBusy}>
          {t('verify')}
        </Button>
      </form>
      <ResendCode state={state} send={send} onSent={forgive} />
      {state.flow === 'signup' ? null : <Doubt onSignUp={() => send({ type: 'go', step: 'signup' })} />}
    </>
  )
}

/** S130: a wrong code, and how often one may try; undefined for other failures. */
function wrongCode(failure: unknown, t: ReturnType<typeof useT<'sign-in'>>): string | undefined {
  if (!isApiFailure(failure) || failure.answer?.code !== 'CODE_INVALID') return undefined
  const { triesLeft = 0 } = failure.answer
  return triesLeft > 0 ? t('wrongCode', { count: triesLeft }) : t('deadCode')
}

/** Nobody is told whether there is an account; who waits in vain is shown the way (S208). */
function Doubt({ onSignUp }: { onSignUp: () => void }) {
  const t = useT('sign-in')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DOUBT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="sign-doubt" role="status">
      {isShown ? (
        <>
          {t('notRegistered')}{' '}
          <Button look="link" onClick={onSignUp}>
            {t('toSignup')}
          </Button>
        </>
      ) : null}
    </p>
  )
}
