import type { Identifier } from '#domain/contact/identifier.ts'
import type { Counted } from '../limits/take-all.ts'
import type { Purpose } from './code.repository.ts'

/** Who asks for a code to be sent where. */
export type CodeAsker = {
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
 * end cannot keep the owner out.
 */
export const codeLimits = (asker: CodeAsker): Counted => [
  ...(asker.isOwner ? ownerLimits(asker) : strangerLimits(asker)),
  // Last: a request that is refused for another reason starts no pause.
  ['code-pause', `${asker.purpose} ${pairOf(asker)}`],
]

const pairOf = ({ identifier, browser }: CodeAsker): string => `${identifierKey(identifier)} ${browser}`

const ownerLimits = (asker: CodeAsker): Counted => [
  ['code-owner', pairOf(asker)],
  ['code-all', 'everybody'],
]

function strangerLimits(asker: CodeAsker): Counted {
  const key = identifierKey(asker.identifier)
  return [
    ['code-network', asker.ip],
    ['code-device', asker.browser],
    ['code-identifier', key],
    ['code-identifier-day', key],
    ...(asker.identifier.kind === 'phone' ? [['code-block', key.slice(0, -2)] as const] : []),
    ['code-all', 'everybody'],
  ]
}
