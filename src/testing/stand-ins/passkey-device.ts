import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ORIGIN = 'http://localhost:3000'

/** What an answer says wrongly. */
export type WrongAnswer = {
  origin?: string
  type?: string
  rpId?: string
  flags?: number
  challenge?: string
  count?: number
}

/** A device that makes passkeys and signs with them, as browsers pass it on. */
export function openDevice(kind: 'ec' | 'rsa' = 'ec') {
  const { publicKey, privateKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomBytes(32).toString('base64url')
  let count = 0
  const answer = (type: string, challenge: string, changes: WrongAnswer) => {
    const client = {
      type: changes.type ?? type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? ORIGIN,
    }
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(changes.count ?? (count += 1))
    const data = Buffer.concat([
      createHash('sha256')
        .update(changes.rpId ?? 'localhost')
        .digest(),
      Buffer.from([changes.flags ?? 0x05]),
      counter,
    ])
    return { clientDataJSON: Buffer.from(JSON.stringify(client)), authenticatorData: data }
  }
  const text = (parts: Record<string, Buffer>) =>
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]))
  return {
    create: (challenge: string, changes: WrongAnswer = {}) => ({
      id,
      ...text(answer('webauthn.create', challenge, changes)),
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      publicKeyAlgorithm: kind === 'ec' ? -7 : -257,
    }),
    get: (challenge: string, changes: WrongAnswer = {}) => {
      const { clientDataJSON, authenticatorData } = answer('webauthn.get', challenge, changes)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return { id, ...text({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) }) }
    },
  }
}
