import { useEffect, useId, useRef } from 'react'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { isApiFailure } from '../../api-failure.ts'
import { Text } from '../../i18n/text.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { clockText, useSecondsUntil } from '../../ui/form/countdown.ts'
import { useCodeEntry } from '../../ui/form/use-code-entry.ts'

type Props = {
  /** Where the code went, and when (ms). */
  sent: { readonly to: string; readonly at: number }
  /** To another address; where there is none, that is not offered. */
  onBack?: () => void
  verify: (otp: string) => Promise<void>
  resend: () => Promise<void>
}

/** A code that was sent to the customer; the sixth character sends it. */
export function CodeStep({ sent, onBack, verify, resend }: Props) {
  const t = useT('account')
  const { typed, isBusy, problem, type, submit, run } = useCodeEntry(verify, useRefusalText())
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [problem])
  return (
    <form
      className={problem ? 'acc-step otp-bad' : 'acc-step'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <p id={`${id}-to`}>
        <Text area="account" id="codeTo" fill={{ to: <Ltr>{sent.to}</Ltr> }} />{' '}
        {onBack ? (
          <button type="button" className="underlined" onClick={onBack}>
            {t('change')}
          </button>
        ) : null}
      </p>
      <CodeInput
        ref={field}
        value={typed}
        aria-label={t('code')}
        aria-describedby={problem ? `${id}-bad` : `${id}-to`}
        aria-invalid={problem !== undefined}
        readOnly={isBusy}
        onChange={type}
      />
      <p id={`${id}-bad`} role="alert" className="acc-bad">
        {problem}
      </p>
      <Button type="submit" wide loading={isBusy}>
        {t('confirmCode')}
      </Button>
      <Resend sentAt={sent.at} isBusy={isBusy} onResend={() => void run(resend)} />
    </form>
  )
}

/** Another code, once a minute has passed. */
function Resend({ sentAt, isBusy, onResend }: { sentAt: number; isBusy: boolean; onResend: () => void }) {
  const t = useT('account')
  const seconds = useSecondsUntil(sentAt + CODE_POLICY.resendSeconds * 1_000)
  return seconds > 0 ? (
    <p className="q">
      <Text area="account" id="resendIn" fill={{ time: <Ltr>{clockText(seconds)}</Ltr> }} />
    </p>
  ) : (
    <Button look="link" disabled={isBusy} onClick={onResend}>
      {t('resend')}
    </Button>
  )
}

/** Why a code was refused; undefined for other failures. */
function useRefusalText(): (failure: unknown) => string | undefined {
  const t = useT('account')
  const tForm = useT('form')
  return (failure) => {
    const answer = isApiFailure(failure) ? failure.answer : undefined
    if (answer?.code === 'DUPLICATE') return tForm('already_registered')
    if (answer?.code !== 'CODE_INVALID') return undefined
    return answer.triesLeft ? t('wrongCode', { count: answer.triesLeft }) : t('deadCode')
  }
}
