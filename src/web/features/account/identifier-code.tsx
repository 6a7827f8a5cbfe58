import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { isApiFailure } from '../../api-failure.ts'
import { plain } from '../../app/api-query.ts'
import { usePage } from '../../app/page-context.tsx'
import { Text } from '../../i18n/text.tsx'
import { useT } from '../../i18n/use-t.ts'
import { profileQuery } from '../../session/profile.query.ts'
import { loadCustomer } from '../../session/session.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { refusalOf } from '../../ui/form/refusal.ts'
import { refusalText } from '../../ui/form/refusal-text.ts'
import { clockText, useSecondsUntil } from '../../ui/form/countdown.ts'
import { toast } from '../../ui/toast/toast-store.ts'

type Sent = { to: string; at: number }
type Props = { sent: Sent; onSent: (sent: Sent) => void; onBack: () => void; onDone: () => void }

/** The code sent to a new e-mail address or number; the sixth character sends it. */
export function IdentifierCode({ sent, onSent, onBack, onDone }: Props) {
  const t = useT('account')
  const { typed, isBusy, problem, type, verify, resend } = useCode(sent, onSent, onDone)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [problem])
  return (
    <form
      className={problem ? 'acc-step otp-bad' : 'acc-step'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verify(typed)
      }}
    >
      <p id="code-to">
        <Text area="account" id="codeTo" fill={{ to: <Ltr>{sent.to}</Ltr> }} />{' '}
        <button type="button" className="underlined" onClick={onBack}>
          {t('change')}
        </button>
      </p>
      <CodeInput
        ref={field}
        value={typed}
        aria-label={t('code')}
        aria-describedby={problem ? 'code-bad' : 'code-to'}
        aria-invalid={problem !== undefined}
        readOnly={isBusy}
        onChange={type}
      />
      <p id="code-bad" role="alert" className="acc-bad">
        {problem}
      </p>
      <Button type="submit" wide loading={isBusy}>
        {t('confirmCode')}
      </Button>
      <Resend sentAt={sent.at} isBusy={isBusy} onResend={resend} />
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

/** What is typed, and what is asked of the server. */
function useCode(sent: Sent, onSent: Props['onSent'], onDone: () => void) {
  const t = useT('account')
  const tForm = useT('form')
  const { api } = usePage()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (failure) {
      setTyped('')
      setProblem(problemOf(failure))
    }
    setBusy(false)
  }
  const problemOf = (failure: unknown): string => {
    const answer = isApiFailure(failure) ? failure.answer : undefined
    if (answer?.code === 'DUPLICATE') return tForm('already_registered')
    if (answer?.code !== 'CODE_INVALID') return refusalText(refusalOf(failure), tForm)
    return answer.triesLeft ? t('wrongCode', { count: answer.triesLeft }) : t('deadCode')
  }
  const verify = (otp: string) => {
    if (isBusy) return
    if (otp.length < CODE_POLICY.digits) return setProblem(tForm('code_too_short'))
    void run(async () => {
      const answer = await api.post('/api/customers/change-identifier/confirm', { data: sent.to, otp })
      client.setQueryData(plain(profileQuery).queryKey, answer)
      toast({ title: answer.message })
      onDone()
      await loadCustomer(api)
    })
  }
  return {
    typed,
    isBusy,
    problem,
    verify,
    type: (next: string) => {
      if (isBusy) return
      setTyped(next)
      if (next !== '') setProblem(undefined)
      if (next.length === CODE_POLICY.digits && next !== typed) verify(next)
    },
    resend: () =>
      void run(async () => {
        await api.post('/api/customers/change-identifier', { emailOrNumber: sent.to })
        onSent({ to: sent.to, at: Date.now() })
      }),
  }
}
