import { toBase64Url, fromBase64Url } from './base64url.ts'

/** What a passkey has signed, as the shop's calls take it. */
export type SignedByPasskey = {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** Asks the browser for any passkey of the shop; undefined when its owner thinks better of it, or `signal` does. */
export async function signWithPasskey(
  options: { challenge: string; rpId: string },
  signal?: AbortSignal,
): Promise<SignedByPasskey | undefined> {
  const challenge = fromBase64Url(options.challenge)
  const request = { challenge, rpId: options.rpId, userVerification: 'required' } as const
  const credential = await navigator.credentials
    .get({ publicKey: request, ...(signal && { signal }) })
    .catch(unlessCancelled)
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    clientDataJSON: toBase64Url(clientDataJSON),
    authenticatorData: toBase64Url(authenticatorData),
    signature: toBase64Url(signature),
  }
}

function unlessCancelled(failure: unknown): null {
  if (failure instanceof DOMException && (failure.name === 'NotAllowedError' || failure.name === 'AbortError'))
    return null
  throw failure
}
