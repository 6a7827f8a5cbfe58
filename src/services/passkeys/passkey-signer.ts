import type { Db } from '#db/connection.ts'
import { browserHash } from '../sessions/tokens.ts'
import { judgeSigned } from './passkey-assertion.ts'
import type { DeviceAnswer } from './passkey-assertion.ts'
import { findByCredential, noteUse, takeChallenge } from './passkey.repository.ts'

export type SignedAnswer = DeviceAnswer & { readonly id: string; readonly signature: string }

/**
 * Whose passkey has signed what a browser was asked: to sign in, or as a customer to prove that they are one. Undefined
 * when none has. What was asked is used up in any case.
 */
export async function signerOf(
  tx: Db,
  publicUrl: string,
  given: SignedAnswer,
  options: { readonly browser: string; readonly customerId: string | null },
): Promise<string | undefined> {
  const purpose = options.customerId === null ? 'sign-in' : 'reauthentication'
  const challenge = await takeChallenge(tx, browserHash(options.browser), purpose, options.customerId)
  const passkey = await findByCredential(tx, given.id)
  const facts = judgeSigned(given, passkey, { challenge, publicUrl })
  if (!facts || !passkey) return undefined
  await noteUse(tx, passkey.id, facts.signCount)
  return passkey.customer_id
}
