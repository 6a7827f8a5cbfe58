import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEvent } from 'react'
import { toLatinDigits } from '#domain/text/digits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import './stc-code-form.css'

/** How often the shop is asked what came of a code, in ms: more seldom than it asks the gateway. */
const REFETCH_MS = 2_500

type Props = {
  /** Where the gateway takes the code. */
  url: string
  amount: number
  /** Asks what came of it, again and again. */
  onSent: () => void
}

/** The code that STC Pay has sent to the customer; it goes to the gateway and never to the shop. */
export function StcCodeForm({ url, amount, onSent }: Props) {
  const t = useT('payment-result')
  const [problem, setProblem] = useState<'codeExample' | 'codeFailed'>()
  const [isSending, setSending] = useState(false)
  useAsking(isSending, onSent)
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const code = toLatinDigits(String(new FormData(event.currentTarget).get('code'))).trim()
    if (!/^\d{4,8}$/.test(code)) return setProblem('codeExample')
    setProblem(undefined)
    setSending(true)
    if (await sendCode(url, code)) return
    setProblem('codeFailed')
    setSending(false)
  }
  return (
    <form className="result-code" noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('code')} required error={problem && t(problem)}>
        {(control) => (
          <input
            {...control}
            name="code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            maxLength={8}
          />
        )}
      </Field>
      <Button type="submit" wide size="lg" loading={isSending}>
        <Text area="payment-result" id="pay" fill={{ price: <Money halalas={amount} /> }} />
      </Button>
    </form>
  )
}

/** Asks again and again until there is an outcome, which puts another page in the place of this one. */
function useAsking(isSending: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(() => askAgain(), REFETCH_MS)
    return () => clearInterval(timer)
  }, [isSending])
}

/** Whether the gateway took the code; what came of it the shop finds out. */
const sendCode = (url: string, code: string): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ otp_value: code }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
