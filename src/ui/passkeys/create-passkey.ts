import { fromBase64Url, toBase64Url } from './base64url.ts'

/** Whether this browser can keep passkeys, and give the server all it needs of them. */
export const canKeepPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'getPublicKey' in AuthenticatorAttestationResponse.prototype

/** A refusal of the device: its owner has said no, or took too long. Not worth a word. */
export const isDeclined = (failure: unknown): boolean =>
  failure instanceof DOMException && (failure.name === 'NotAllowedError' || failure.name === 'AbortError')

/** What a server asks a device to make a passkey with. */
export interface PasskeyOptions {
  readonly challenge: string
  readonly rpId: string
  readonly rpName: string
  readonly userId: string
  readonly userName: string
  readonly algorithms: readonly number[]
  readonly excludeIds: readonly string[]
}

/** The public half of a passkey, as the calls that store one take it. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly publicKey: string
  readonly publicKeyAlgorithm: -7 | -257
}

/** Makes a passkey on this device; undefined where the browser answers with something else. */
export async function createPasskey(options: PasskeyOptions): Promise<MadePasskey | undefined> {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64Url(options.challenge),
      rp: { id: options.rpId, name: options.rpName },
      user: { id: fromBase64Url(options.userId), name: options.userName, displayName: options.userName },
      pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: options.excludeIds.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return undefined
  const { response } = made
  const publicKey = response.getPublicKey()
  if (!publicKey) throw new Error('the device made a key of a kind that the browser cannot read')
  return {
    id: toBase64Url(made.rawId),
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.getAuthenticatorData()),
    publicKey: toBase64Url(publicKey),
    publicKeyAlgorithm: response.getPublicKeyAlgorithm() === -257 ? -257 : -7,
  }
}
