import { useState } from 'react'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { isApiFailure } from '../api-failure.ts'
import { useT } from '../i18n/use-t.ts'
import { useRequest } from './use-request.ts'

export type CodeEntry = ReturnType<typeof useCodeEntry>

/**
 * A code being typed: the sixth character sends it. One that was refused is typed again (S130); one that no one has
 * answered, for want of a network, stays to be sent again. `textOf` has words of its own for some refusals.
 * Needs the messages of `form`.
 */
export function useCodeEntry(
  verify: (otp: string) => Promise<void>,
  textOf: (failure: unknown) => string | undefined = () => undefined,
) {
  const t = useT('form')
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const { isBusy, problem, run, forgive } = useRequest((failure) => {
    const answer = isApiFailure(failure) ? failure.answer : undefined
    const own = textOf(failure)
    if (own !== undefined || answer?.code !== 'CODE_INVALID') return own
    return answer.triesLeft ? t('wrongCode', { count: answer.triesLeft }) : t('deadCode')
  })
  const submit = (otp: string) => {
    setShort(otp.length < CODE_POLICY.digits)
    if (otp.length < CODE_POLICY.digits) return
    void run(() =>
      verify(otp).catch((failure: unknown) => {
        if (isApiFailure(failure) && failure.status > 0) setTyped('')
        throw failure
      }),
    )
  }
  const type = (next: string) => {
    if (isBusy) return
    setTyped(next)
    setShort(false)
    if (next !== '') forgive()
    if (next.length === CODE_POLICY.digits && next !== typed) submit(next)
  }
  return { typed, isBusy, problem: isShort ? t('code_too_short') : problem, type, submit, run, forgive }
}
