import { isApiFailure } from '#ui/api-failure.ts'
import type { PageActionArgs } from '../../app/page.ts'
import { redirect } from '#ui/router/outcome.ts'
import { hrefs } from '../../site-map.ts'

/** The result of leaving the newsletter, once and for all: it stands in the address in place of the token. */
const SETTLED = ['unsubscribed', 'unknown'] as const

/** The result of leaving the newsletter; after `failed` one may try again. */
export type UnsubscribeOutcome = (typeof SETTLED)[number] | 'failed'

/** The name under which the token travels, in the address and in the form. */
export const TOKEN = 'unsubscribe'

/** The outcome in an address; undefined when it holds a token. */
export const settledOutcome = (token: string) => SETTLED.find((outcome) => outcome === token)

/**
 * Leaves the newsletter. The address of a letter only opens a page with this form, because mail scanners
 * follow every link (S352). The result of it is a page of its own, so that a reload says it again.
 */
export async function unsubscribe({ form, api }: PageActionArgs): Promise<UnsubscribeOutcome> {
  const outcome = await outcomeOf(
    api.get('/api/newsletter-subscribers/unsubscribe', { query: { token: tokenOf(form) } }),
  )
  if (outcome === 'failed') return outcome
  throw redirect(hrefs.home({ unsubscribe: outcome }), 303)
}

const tokenOf = (form: FormData): string => String(form.get(TOKEN) ?? '')

async function outcomeOf(answer: Promise<unknown>): Promise<UnsubscribeOutcome> {
  try {
    await answer
    return 'unsubscribed'
  } catch (failure) {
    const isRefusal = isApiFailure(failure) && failure.status >= 400 && failure.status < 500
    return isRefusal && failure.status !== 429 ? 'unknown' : 'failed'
  }
}
