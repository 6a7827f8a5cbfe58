import { useT } from '#ui/i18n/use-t.ts'
import type { Order } from '../../shared/order/order.queries.ts'

export type Refund = NonNullable<Order['money']>['refunds'][number]

/** Whether a gateway refused it; what staff declined or withdrew is no trouble. */
export const isGatewayRefusal = ({ state, lastError }: Pick<Refund, 'state' | 'lastError'>): boolean =>
  state === 'DECLINED' && lastError !== null

/** Refunds in words: how far one is, and what it is for. */
export function useRefundText() {
  const t = useT('office-money')
  return {
    stateText: (refund: Pick<Refund, 'state' | 'lastError' | 'isWithdrawn'>): string =>
      refund.isWithdrawn ? t('withdrawn') : isGatewayRefusal(refund) ? t('gatewayRefused') : t(refund.state),
    causeText: ({ cause, reason }: Pick<Refund, 'cause' | 'reason'>): string => t(cause ?? `reason${reason}`),
  }
}

/** The look of the tag of a state. */
export const toneOf = (refund: Pick<Refund, 'state' | 'lastError'>): string =>
  refund.state === 'DONE'
    ? 'tag good'
    : isGatewayRefusal(refund) || refund.state === 'UNKNOWN'
      ? 'tag bad'
      : refund.state === 'DECLINED'
        ? 'tag'
        : 'tag warn'
