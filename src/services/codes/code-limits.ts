import type { Identifier } from '#domain/contact/identifier.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LimitExceeded, LimitName, RateLimits } from '../limits/rate-limits.ts'

/** Who asks for a code to be sent where. */
export type CodeAsker = {
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
 * Counts a code for all who are counted; refused when it is one too many for any. A browser of the owner has limits of
 * its own, so that strangers who ask for codes without end cannot keep the owner out.
 */
export async function takeCodeLimits(limits: RateLimits, asker: CodeAsker): Promise<Result<void, LimitExceeded>> {
  for (const [name, who] of asker.isOwner ? ownerLimits(asker) : strangerLimits(asker)) {
    const taken = await limits.take(name, who)
    if (!taken.ok) return taken
  }
  return ok(undefined)
}

type Counted = readonly (readonly [LimitName, string])[]

const pairOf = ({ identifier, browser }: CodeAsker): string => `${identifierKey(identifier)} ${browser}`

const ownerLimits = (asker: CodeAsker): Counted => [
  ['code-pause', pairOf(asker)],
  ['code-owner', pairOf(asker)],
  ['code-all', 'everybody'],
]

function strangerLimits(asker: CodeAsker): Counted {
  const key = identifierKey(asker.identifier)
  return [
    ['code-pause', pairOf(asker)],
    ['code-network', asker.ip],
    ['code-device', asker.browser],
    ['code-identifier', key],
    ['code-identifier-day', key],
    ...(asker.identifier.kind === 'phone' ? [['code-block', key.slice(0, -2)] as const] : []),
    ['code-all', 'everybody'],
  ]
}
