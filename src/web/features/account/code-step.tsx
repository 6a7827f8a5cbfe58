import { useId } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { CodeForm } from '#ui/form/code-form.tsx'
import { Recipient } from '#ui/form/recipient.tsx'
import { Resend } from '#ui/form/resend.tsx'
import { useCodeEntry } from '#ui/form/use-code-entry.ts'

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
  const tForm = useT('form')
  const entry = useCodeEntry(verify, (failure) =>
    isApiFailure(failure) && failure.answer?.code === 'DUPLICATE' ? tForm('already_registered') : undefined,
  )
  const id = useId()
  return (
    <div className="account-step">
      <p id={id}>
        <Text area="account" id="codeTo" fill={{ to: <Recipient identifier={sent.to} /> }} />{' '}
        {onBack ? (
          <button type="button" className="underlined" onClick={onBack}>
            {t('change')}
          </button>
        ) : null}
      </p>
      <CodeForm entry={entry} describedBy={id} verb={t('confirmCode')} isFocused />
      <Resend sentAt={sent.at} isBusy={entry.isBusy} onResend={() => void entry.run(resend)} />
    </div>
  )
}
