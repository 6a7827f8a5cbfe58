import { isApiFailure } from '#ui/api-failure.ts'
import { CodeForm } from '#ui/form/code-form.tsx'
import { useCodeEntry } from '#ui/form/use-code-entry.ts'
import { useT } from '#ui/i18n/use-t.ts'

type Props = {
  /** The id of the sentence that says which code. */
  describedBy: string
  verb: string
  send: (code: string) => Promise<void>
}

/** Six digits of an authenticator; sent by themselves once they are there. */
export function FactorCode({ describedBy, verb, send }: Props) {
  const t = useT('office-sign-in')
  const entry = useCodeEntry(send, (failure) =>
    isApiFailure(failure) && failure.answer?.code === 'CODE_INVALID' ? t('wrongAppCode') : undefined,
  )
  return <CodeForm entry={entry} describedBy={describedBy} verb={verb} size="lg" isFocused />
}
