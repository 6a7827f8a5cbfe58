import { useEffect, useRef } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { signWithPasskey } from '#ui/passkeys/sign-with-passkey.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useArrival } from './use-arrival.ts'
import type { SignedIn } from './use-arrival.ts'
import { useRequest } from '#ui/form/use-request.ts'

/** Signing in with a passkey, where the browser has them. */
export function PasskeyButton() {
  const t = useT('sign-in')
  const { api } = usePage()
  const arrive = useArrival()
  const { isBusy, problem, run } = useRequest()
  const stop = useRef(new AbortController())
  // Who takes another way in, or leaves, is not asked for the passkey any more; a browser asks for one at a time.
  useEffect(() => {
    const asking = stop.current
    return () => {
      asking.abort()
      stop.current = new AbortController()
    }
  }, [])
  if (!('PublicKeyCredential' in globalThis)) return null
  const enter = async () => {
    const signedIn = await signInWithPasskey(api, stop.current.signal)
    if (signedIn) await arrive(signedIn)
  }
  return (
    <>
      <Button look="outline" wide loading={isBusy} onClick={() => void run(enter)}>
        <Icon name="key" />
        {t('withPasskey')}
      </Button>
      {problem ? (
        <p role="alert" className="code-bad">
          {problem}
        </p>
      ) : null}
    </>
  )
}

/** Undefined when the owner of the passkey thinks better of it. */
async function signInWithPasskey(api: ApiClient, signal: AbortSignal): Promise<SignedIn | undefined> {
  const signed = await signWithPasskey((await api.post('/api/customers/login-passkey/options', {})).data, signal)
  return signed && api.post('/api/customers/login-passkey', signed)
}
