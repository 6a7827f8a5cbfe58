import type { Translate } from '#ui/i18n/messages.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Changed } from './apply-quote.ts'

/** The shop's sentences for what it changed itself; of both, one is the toast's text (S237, S309, S310). */
export function toastChanges({ adjusted, soldOut }: Changed, t: Translate<'cart'>): void {
  if (adjusted && soldOut) toast({ title: t('adjusted'), text: t('removed'), tone: 'destructive' })
  else if (adjusted || soldOut) toast({ title: t(adjusted ? 'adjusted' : 'removed'), tone: 'destructive' })
  else toast({ title: t('changed'), text: t('changedText') })
}
