import { useEffect } from 'react'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { fromBase64Url, toBase64Url } from '../../session/base64url.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useArrival } from './use-arrival.ts'
import type { SignedIn } from './use-arrival.ts'
import { useRequest } from './use-request.ts'

/** Signing in with a passkey, where the browser has them. */
export function PasskeyButton({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const t = useT('sign-in')
  const { api } = usePage()
  const arrive = useArrival()
  const { isBusy, problem, run } = useRequest()
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  if (!('PublicKeyCredential' in globalThis)) return null
  const enter = async () => {
    const signedIn = await signInWithPasskey(api)
    if (signedIn) await arrive(signedIn)
  }
  return (
    <>
      <Button look="outline" wide loading={isBusy} onClick={() => void run(enter)}>
        <Icon name="key" />
        {t('withPasskey')}
      </Button>
      {problem ? (
        <p role="alert" className="sign-bad">
          {problem}
        </p>
      ) : null}
    </>
  )
}

/** Asks the browser for any passkey of the shop; undefined when its owner thinks better of it. */
async function signInWithPasskey(api: ApiClient): Promise<SignedIn | undefined> {
  const { challenge, rpId } = (await api.post('/api/customers/login-passkey/options', {})).data
  const request = { challenge: fromBase64Url(challenge), rpId, userVerification: 'required' } as const
  const credential = await navigator.credentials.get({ publicKey: request }).catch(unlessGivenUp)
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse
  return api.post('/api/customers/login-passkey', {
    id: credential.id,
    clientDataJSON: toBase64Url(clientDataJSON),
    authenticatorData: toBase64Url(authenticatorData),
    signature: toBase64Url(signature),
  })
}

function unlessGivenUp(failure: unknown): null {
  if (failure instanceof DOMException && (failure.name === 'NotAllowedError' || failure.name === 'AbortError'))
    return null
  throw failure
}
