import { useState } from 'react'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { useT } from '../../i18n/use-t.ts'
import { useRequest } from './use-request.ts'

/**
 * A code being typed: the sixth character sends it, and one that was refused is typed anew. `textOf` says why in words of
 * its own, if it has any. Needs the messages of `form`.
 */
export function useCodeEntry(verify: (otp: string) => Promise<void>, textOf: (failure: unknown) => string | undefined) {
  const t = useT('form')
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const { isBusy, problem, run, forgive } = useRequest(textOf)
  const submit = (otp: string) => {
    setShort(otp.length < CODE_POLICY.digits)
    if (otp.length < CODE_POLICY.digits) return
    void run(() =>
      verify(otp).catch((failure: unknown) => {
        setTyped('')
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
