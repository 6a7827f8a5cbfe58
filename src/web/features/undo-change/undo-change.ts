import { isApiFailure } from '#ui/api-failure.ts'
import type { PageActionArgs } from '../../app/page.ts'
import { redirect } from '#ui/router/outcome.ts'
import { hrefs } from '../../site-map.ts'

/** The result of taking a change back, once and for all; after `failed` one may try again. */
export type UndoOutcome = 'restored' | 'gone' | 'failed'

export const outcomeNamed = (name: string | null): UndoOutcome | undefined =>
  name === 'restored' || name === 'gone' ? name : undefined

/**
 * Takes back the change of an e-mail address or number. The address of a letter only opens a page with this form,
 * because mail scanners follow every link. The result of it is a page of its own, so that a reload says it again.
 */
export async function undoChange({ form, api }: PageActionArgs): Promise<UndoOutcome> {
  const outcome = await outcomeOf(api.post('/api/customers/undo-identifier', { token: String(form.get('token')) }))
  if (outcome === 'failed') return outcome
  throw redirect(hrefs.undoChange({ done: outcome }), 303)
}

async function outcomeOf(answer: Promise<unknown>): Promise<UndoOutcome> {
  try {
    await answer
    return 'restored'
  } catch (failure) {
    const isRefusal = isApiFailure(failure) && failure.status >= 400 && failure.status < 500
    return isRefusal && failure.status !== 429 ? 'gone' : 'failed'
  }
}
