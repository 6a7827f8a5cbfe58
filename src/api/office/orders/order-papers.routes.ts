import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import type { ReceiptPictureError } from '#services/payments/receipt-pictures.ts'
import { Refusal, tryAgainIn } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { fileAnswer, paperHeaders } from '../../paper-headers.ts'
import { NUMBER } from './order-file.routes.ts'

const ONE = { params: NUMBER.params.extend({ id: PrivateId }) }

const described = (summary: string, types: readonly string[]) => ({
  tags: ['office orders'],
  summary,
  querystring: z.strictObject({}),
  ...ONE,
  response: fileAnswer(...types),
})

/**
 * Files of an order: its documents, and what proves a transfer. They come from outside and are shown without any right; a
 * PDF is not in a sandbox, in which no browser shows one.
 */
export function orderPapersRoutes(
  scope: ApiServer,
  { orders, receiptPictures }: Pick<OfficeServices, 'orders' | 'receiptPictures'>,
): void {
  const paper = described('Download a tax document of an order', ['application/pdf'])
  route(
    scope,
    { method: 'GET', path: '/office/orders/:number/documents/:id', access: forStaff('invoices.view'), schema: paper },
    async ({ params: { number, id }, reply }) => {
      const printed = await orders.papers.document(number, id)
      if (!printed) return err(new Refusal('NOT_FOUND'))
      if (!printed.ok) return err(tryAgainIn(5))
      const { bytes, fileName } = printed.value
      return reply.headers(paperHeaders('application/pdf', fileName)).send(Buffer.from(bytes))
    },
  )
  const receipt = described('Download the receipt of a bank transfer', [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/webp',
  ])
  route(
    scope,
    { method: 'GET', path: '/office/orders/:number/receipts/:id', access: forStaff('money.view'), schema: receipt },
    async ({ params: { number, id }, reply }) => {
      const file = await orders.papers.receipt(number, id)
      if (!file) return err(new Refusal('NOT_FOUND'))
      return reply.headers(paperHeaders(file.mediaType, file.name)).send(file.bytes)
    },
  )
  const picture = described('Get the first page of a receipt as a picture', ['image/webp'])
  route(
    scope,
    {
      method: 'GET',
      path: '/office/orders/:number/receipts/:id/picture',
      access: forStaff('money.view'),
      schema: picture,
    },
    async ({ params: { number, id }, reply }) => {
      const drawn = await receiptPictures.of(number, id)
      if (!drawn.ok) return err(pictureRefusal(drawn.error))
      return reply
        .headers({ ...paperHeaders('image/webp', 'receipt.webp'), 'cache-control': 'no-store' })
        .send(drawn.value)
    },
  )
}

const pictureRefusal = ({ code }: ReceiptPictureError): Refusal =>
  code === 'receipts/not-drawn' ? tryAgainIn(10) : new Refusal('NOT_FOUND')
