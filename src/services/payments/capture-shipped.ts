import type { Alert } from '../alert.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { Db } from '#db/connection.ts'
import { findDueCaptures, markCaptured, putCaptureOff } from './capture.repository.ts'
import { gatewayOf } from './gateways.ts'
import type { Gateways } from './gateways.ts'
import { sweepEach } from '../sweep-each.ts'

type DueCapture = Awaited<ReturnType<typeof findDueCaptures>>[number]

export interface CaptureParts {
  readonly db: Db
  readonly gateways: Gateways
  readonly alert: Alert
}

/**
 * Reports to providers that want to know it that the goods have left, and answers how many have captured the money. One
 * that refuses is asked again later and later, so that it never stands in the way of the others, and raises one alarm.
 */
export async function captureShipped({ db, gateways, alert }: CaptureParts): Promise<number> {
  const capture = async (due: DueCapture): Promise<boolean> => {
    const answer = await gatewayOf(gateways, due.provider)?.capture({
      gatewayId: due.gateway_id,
      amount: due.captured - due.refunded,
      carrier: due.carrier ?? currentBrand().name.en,
      trackingNumber: due.tracking_number ?? '',
      shippedAt: due.moved_at,
    })
    if (answer?.state === 'DONE') {
      await markCaptured(db, due.id)
      return true
    }
    const isFirstRefusal = await putCaptureOff(db, due.id, answer?.state === 'DECLINED')
    if (isFirstRefusal) {
      const reason = answer?.state === 'DECLINED' ? answer.reason : ''
      alert('a provider refused a capture: see the order in its dashboard', { paymentId: due.id, reason })
    }
    return false
  }
  const due = await findDueCaptures(db, 100)
  return sweepEach(due, { sweep: 'captures', alert, nameOf: ({ id }) => id }, capture)
}
