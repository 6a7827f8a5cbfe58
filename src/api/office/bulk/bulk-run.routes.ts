import { z } from 'zod'
import {
  BulkForm,
  BulkRunAnswer,
  BulkRunsAnswer,
  BulkStartAnswer,
  ShipmentFile,
  ShipmentFileAnswer,
} from '#contract/office/bulk/bulk-run.ts'
import { PrivateId } from '#contract/envelope.ts'
import { BULK_ACTIONS } from '#domain/orders/desk/bulk-actions.ts'
import { err } from '#domain/result.ts'
import type { BulkError, BulkRequest } from '#services/bulk/bulk-runs.service.ts'
import { readShipments } from '#services/bulk/read-shipments.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { filterOf } from '../orders/order-list.presenter.ts'
import { presentRun, presentRunWithRows } from './bulk-run.presenter.ts'

const TAG = 'office lists'
const VIEW = forStaff('orders.view')

/** The same done to many orders: begun here, done by a job. A run is seen by who began it. */
export function bulkRunRoutes(scope: ApiServer, { bulk }: Pick<OfficeServices, 'bulk'>): void {
  const start = { ...routeSchema(TAG, 'Start a bulk run over many orders', BulkStartAnswer), body: BulkForm }
  route(
    scope,
    { method: 'POST', path: '/office/bulk-runs', access: VIEW, schema: start, bodyLimit: 1_000_000 },
    async ({ body, staff }) => {
      const permission = BULK_ACTIONS[body.action]
      if (!staff.permissions.has(permission)) return err(new Refusal('PERMISSION_MISSING', { permission }))
      const begun = await bulk.start(staff, requestOf(body, staff))
      if (begun.ok) return { id: begun.value }
      return err(startRefusal(begun.error))
    },
  )

  const newest = routeSchema(TAG, 'List one’s bulk runs, the newest first', BulkRunsAnswer)
  route(scope, { method: 'GET', path: '/office/bulk-runs', access: VIEW, schema: newest }, async ({ staff }) =>
    (await bulk.newest(staff)).map(presentRun),
  )

  const one = {
    ...routeSchema(TAG, 'Get the progress of a bulk run, with the orders that were refused', BulkRunAnswer),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    scope,
    { method: 'GET', path: '/office/bulk-runs/:id', access: VIEW, schema: one },
    async ({ params, staff }) => {
      const run = await bulk.find(staff, params.id)
      return run ? presentRunWithRows(run) : err(notFound('page'))
    },
  )

  const file = {
    ...routeSchema(TAG, 'Read a CSV file of shipments; nothing is shipped', ShipmentFileAnswer),
    body: ShipmentFile,
  }
  route(
    scope,
    {
      method: 'POST',
      path: '/office/shipment-files',
      access: forStaff('orders.handOver'),
      schema: file,
      bodyLimit: 2_100_000,
    },
    async ({ body }) => {
      const { shipments, problems } = readShipments(body.csv)
      return { shipments: [...shipments], problems: [...problems] }
    },
  )
}

function requestOf(body: z.output<typeof BulkForm>, staff: StaffActor): BulkRequest {
  if (body.action === 'ship') return { action: 'ship', assigneeId: null, orders: body.shipments }
  const { orders, action } = body
  return {
    action,
    assigneeId: body.action === 'assign' ? body.staffId : null,
    orders: 'numbers' in orders ? orders.numbers.map((number) => ({ number })) : filterOf(orders.filter, staff),
  }
}

function startRefusal({ code }: BulkError): Refusal {
  if (code === 'bulk/no-assignee') return new Refusal('NOT_ASSIGNABLE')
  return invalidFields([{ field: 'orders', code: code === 'bulk/too-many' ? 'too_big' : 'required' }])
}
