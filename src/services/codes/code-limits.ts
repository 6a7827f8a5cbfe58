import type { Identifier } from '#domain/contact/identifier.ts'
import { networkBlockOf } from '../limits/ip-network.ts'
import type { Counted } from '../limits/take-all.ts'
import type { Purpose } from './code.repository.ts'

/** Who asks for a code to be sent where. */
export type CodeRequester = {
  readonly purpose: Purpose
  readonly identifier: Identifier
  /** The name the shop gave the browser. */
  readonly browser: string
  readonly ip: string
  /** Whether the browser was signed in with this identifier before. */
  readonly isOwner: boolean
}

export const identifierKey = (identifier: Identifier): string =>
  identifier.kind === 'email' ? identifier.email : identifier.phone

/**
 * Whom a code is counted for. A browser of the owner has limits of its own, so that strangers who ask for codes without
 * end cannot keep the owner out; what strangers may use up is counted for each block of networks, so that they cannot
 * keep the owner out on a new device either.
 */
export const codeLimits = (asker: CodeRequester): Counted => [
  ...(asker.isOwner ? ownerLimits(asker) : strangerLimits(asker)),
  // Last: a request that is refused for another reason starts no pause.
  ['code-pause', `${asker.purpose} ${pairOf(asker)}`],
]

const pairOf = ({ identifier, browser }: CodeRequester): string => `${identifierKey(identifier)} ${browser}`

const ownerLimits = (asker: CodeRequester): Counted => [['code-owner', pairOf(asker)]]

function strangerLimits({ identifier, browser, ip }: CodeRequester): Counted {
  const key = identifierKey(identifier)
  const block = networkBlockOf(ip)
  return [
    ['code-network', ip],
    ['code-network-block', block],
    ['code-network-block-day', block],
    ['code-device', browser],
    ['code-identifier', `${key} ${block}`],
    ['code-identifier-day', `${key} ${block}`],
    ...(identifier.kind === 'phone' ? phoneLimits(key, block) : emailLimits(key)),
    ['code-all', 'everybody'],
  ]
}

const emailLimits = (key: string): Counted => [
  ['code-email', key],
  ['code-email-day', key],
]

function phoneLimits(key: string, block: string): Counted {
  const hundred = key.slice(0, -2)
  return [
    ['code-neighbours', `${hundred} ${block}`],
    ['code-neighbours-all', hundred],
    ['code-phone', key],
    ['code-phone-day', key],
  ]
}
