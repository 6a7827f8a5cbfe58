import { isAboutMoney } from '#domain/orders/desk/queues.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import type { Filter } from '../../list/filter.ts'

const PAYMENTS = ['UNPAID', 'TRANSFER', 'UNKNOWN', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'FREE'] as const
const METHODS = [
  'CARD',
  'SAVED_CARD',
  'APPLE_PAY',
  'STC_PAY',
  'TABBY',
  'TAMARA',
  'BANK_TRANSFER',
  'CASH',
  'TERMINAL',
] as const
const FULFILMENTS = ['DELIVERY', 'PICKUP'] as const
const QUEUES = [
  'accept',
  'transferReceipts',
  'refundsToApprove',
  'refundsToSend',
  'refundsInTrouble',
  'paymentsUnknown',
  'invoicesDue',
  'cancelRequests',
  'handOver',
  'onTheWayLong',
  'notPickedUp',
  'late',
  'dueToday',
  'atRisk',
  'jobTrouble',
  'reprints',
  'filesAwaited',
  'proofsAwaited',
  'paymentsAwaited',
  'transfersAwaited',
] as const

/** Everything that the list of orders can be filtered by; `customer` is who the orders of one account are of. */
export function useOrderFilters(customer: string): readonly Filter[] {
  const t = useT('office-orders')
  const seesMoney = useMay('money.view')
  const choices = <Value extends Parameters<typeof t>[0]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: (t as (key: string) => string)(value) }))
  const flag = (name: string, label: string): Filter => ({
    name,
    label,
    kind: 'choices',
    choices: [{ value: 'true', label }],
  })
  return [
    { name: 'q', label: t('search'), kind: 'text' },
    { name: 'status', label: t('status'), kind: 'choices', choices: choices(ORDER_STATUSES) },
    ...(seesMoney
      ? ([
          { name: 'payment', label: t('payment'), kind: 'choices', choices: choices(PAYMENTS) },
          { name: 'method', label: t('method'), kind: 'choices', choices: choices(METHODS) },
        ] as const)
      : []),
    { name: 'fulfilment', label: t('fulfilment'), kind: 'choices', choices: choices(FULFILMENTS) },
    {
      name: 'assignee',
      label: t('assignee'),
      kind: 'choices',
      choices: [
        { value: 'me', label: t('me') },
        { value: 'none', label: t('none') },
      ],
    },
    flag('late', t('late')),
    flag('held', t('held')),
    flag('urgent', t('urgent')),
    {
      name: 'needs',
      label: t('needs'),
      kind: 'choices',
      choices: choices(seesMoney ? QUEUES : QUEUES.filter((name) => !isAboutMoney(name))),
    },
    { name: 'customer', label: t('customer'), kind: 'link', text: customer },
    { name: 'placedFrom', label: t('placedFrom'), kind: 'day' },
    { name: 'placedTo', label: t('placedTo'), kind: 'day' },
    { name: 'readyFrom', label: t('readyFrom'), kind: 'day' },
    { name: 'readyTo', label: t('readyTo'), kind: 'day' },
  ]
}
