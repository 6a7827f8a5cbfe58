import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { ExportFilesAnswer, ExportStartAnswer } from '#contract/office/orders/export-file.ts'
import { OrderExportQuery } from '#contract/office/orders/order-export.ts'
import { lackedForColumns } from '#domain/orders/desk/export-columns.ts'
import { err, ok } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound, Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { exportSchema, fileHeaders, queryOf } from '../exports/export-file.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentExport } from './export-file.presenter.ts'
import { exportWish, requireFresh } from './export-wish.ts'

const TAG = 'office orders'
const EXPORT = forStaff('orders.export')

/** Long lists of orders as files: begun, made by a job, and fetched by who began them, with the rights they have then. */
export function exportFileRoutes(scope: ApiServer, { exportFiles }: Pick<OfficeServices, 'exportFiles'>): void {
  const start = {
    ...routeSchema(TAG, 'Start an export of more than 20,000 orders', ExportStartAnswer),
    body: z.strictObject({}),
    querystring: OrderExportQuery,
  }
  route(
    scope,
    { method: 'POST', path: '/office/order-exports', access: EXPORT, schema: start },
    async ({ query, staff, language, request }) => {
      const begun = await exportFiles.start(staff, { ...exportWish(query, staff), language, query: queryOf(request) })
      return begun.ok ? ok({ id: begun.value ?? null }) : err(new Refusal('WORKBOOK_TOO_LARGE'))
    },
  )
  const newest = routeSchema(TAG, 'List one’s newest exports with their progress', ExportFilesAnswer)
  route(scope, { method: 'GET', path: '/office/order-exports', access: EXPORT, schema: newest }, async ({ staff }) =>
    (await exportFiles.newest(staff)).map(presentExport),
  )
  const file = {
    ...exportSchema(TAG, 'Download an export, within the permissions that one has now'),
    querystring: z.strictObject({}),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    scope,
    { method: 'GET', path: '/office/order-exports/:id/file', access: EXPORT, schema: file },
    async ({ params: { id }, staff, reply }) => {
      const found = await exportFiles.find(staff, id)
      if (found?.state !== 'DONE') return err(notFound('page'))
      const [permission] = lackedForColumns(found.columns, staff.permissions)
      if (permission) return err(new Refusal('PERMISSION_MISSING', { permission }))
      requireFresh(found.columns, staff)
      return reply
        .headers({ ...fileHeaders('orders', found.format), 'content-length': found.byte_size })
        .send(await exportFiles.content(staff, id))
    },
  )
}
