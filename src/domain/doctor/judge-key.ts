import { fine } from './finding.ts'
import type { Finding } from './finding.ts'

/** How many secrets of a kind are stored, and how many of them the key of the settings does not open. */
export type SealedCount = { readonly stored: number; readonly closed: number }

/** Whether CREDENTIALS_KEY is the one that authenticators of staff and credentials of invoice units were stored with. */
export function judgeKey(authenticators: SealedCount, units: SealedCount): Finding {
  if (authenticators.closed + units.closed === 0)
    return fine('key', 'CREDENTIALS_KEY opens the secrets that are stored in the database.')
  const closed = [
    ...(authenticators.closed > 0
      ? [`${authenticators.closed} of ${authenticators.stored} authenticators of staff`]
      : []),
    ...(units.closed > 0 ? [`the credentials of ${units.closed} of ${units.stored} invoice units`] : []),
  ]
  const lost = [
    ...(authenticators.closed > 0 ? ['"npm run shop -- staff reset-factors <email>" sends a person a new link'] : []),
    ...(units.closed > 0 ? ['another INVOICE_UNIT has to be registered by "npm run shop -- zatca onboard"'] : []),
  ]
  return {
    check: 'key',
    level: 'error',
    sentence: `CREDENTIALS_KEY (without it APP_SECRET) is not the key that this data was stored with: it does not open ${closed.join(' and ')}.`,
    advice: `Set the key there was before, and start the shop again. If it is lost: ${lost.join(', and ')}.`,
  }
}
