import { useT } from '#ui/i18n/use-t.ts'
import type { Queue } from '../../shared/today/today.queries.ts'

/** What a queue is called, and the promise behind it. */
export function useQueueNames(): (name: Queue['name']) => { readonly name: string; readonly hint: string } {
  const own = useT('office-today')
  const shared = useT('office-orders')
  const names: Readonly<Record<Queue['name'], string>> = {
    transferReceipts: shared('transferReceipts'),
    refundsToApprove: shared('refundsToApprove'),
    refundsToSend: shared('refundsToSend'),
    refundsInTrouble: shared('refundsInTrouble'),
    paymentsUnknown: shared('paymentsUnknown'),
    invoicesDue: shared('invoicesDue'),
    accept: own('accept'),
    cancelRequests: shared('cancelRequests'),
    handOver: shared('handOver'),
    onTheWayLong: shared('onTheWayLong'),
    notPickedUp: shared('notPickedUp'),
    late: own('late'),
    dueToday: shared('dueToday'),
    atRisk: shared('atRisk'),
    jobTrouble: shared('jobTrouble'),
    reprints: shared('reprints'),
    held: own('held'),
    filesAwaited: shared('filesAwaited'),
    proofsAwaited: shared('proofsAwaited'),
    paymentsAwaited: shared('paymentsAwaited'),
    transfersAwaited: shared('transfersAwaited'),
    mine: own('mine'),
  }
  return (name) => ({ name: names[name], hint: own(`${name}Hint`) })
}
