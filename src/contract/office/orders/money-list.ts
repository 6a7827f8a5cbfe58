import { z } from 'zod'
import { MONEY_QUEUES } from '#domain/orders/desk/queues.ts'
import { listSuccess } from '../../envelope.ts'
import { DeskMoney } from './order-file.ts'
import { DeskOrder, OrderListAnswer } from './order-list.ts'

export const MoneyListQuery = z.strictObject({
  needs: z.enum(MONEY_QUEUES).default('refundsToApprove'),
  cursor: z.string().min(1).max(60).optional().describe('`meta.next` of the page before'),
})

/** Orders whose money waits for a decision, each with its money; as many as the queue of Today says. */
export const MoneyListAnswer = listSuccess(
  z.strictObject({ order: DeskOrder, money: DeskMoney }).meta({ id: 'DeskMoneyRow' }),
  OrderListAnswer.shape.meta,
)
