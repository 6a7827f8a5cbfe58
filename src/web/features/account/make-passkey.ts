import type { ApiClient } from '#contract/api-client.ts'
import { fromBase64Url, toBase64Url } from '../../shared/session/base64url.ts'

/** Whether this browser can keep passkeys, and give the server all it needs of them. */
export const canKeepPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'getPublicKey' in AuthenticatorAttestationResponse.prototype

/** A refusal of the device: its owner has said no, or took too long. Not worth a word. */
export const isDeclined = (failure: unknown): boolean =>
  failure instanceof DOMException && (failure.name === 'NotAllowedError' || failure.name === 'AbortError')

/** Makes a passkey on this device and gives its public half to the shop. */
export async function makePasskey(api: ApiClient): Promise<{ message: string } | undefined> {
  const { data } = await api.post('/api/customers/passkeys/options', {})
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64Url(data.challenge),
      rp: { id: data.rpId, name: data.rpName },
      user: { id: fromBase64Url(data.userId), name: data.userName, displayName: data.userName },
      pubKeyCredParams: data.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: data.excludeIds.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return undefined
  const { response } = made
  const publicKey = response.getPublicKey()
  if (!publicKey) throw new Error('the device made a key of a kind that the browser cannot read')
  return api.post('/api/customers/passkeys', {
    id: toBase64Url(made.rawId),
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.getAuthenticatorData()),
    publicKey: toBase64Url(publicKey),
    publicKeyAlgorithm: response.getPublicKeyAlgorithm() === -257 ? -257 : -7,
  })
}
