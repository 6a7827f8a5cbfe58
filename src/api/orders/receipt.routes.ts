import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PaymentLinkToken } from '#contract/orders/payment-link.ts'
import { ReceiptAnswer, ReceiptForm } from '#contract/orders/payment.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { MAX_RECEIPT_BYTES } from '#domain/payments/transfer-receipt.ts'
import type { ReceivedFile } from '#services/files/receive-file.ts'
import type { BankReceipts, ReceiptError } from '#services/checkout/paying/bank-receipts.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { checkAllButBody, fileRefusal, FORM_LIMITS, readMultipart } from '../forms/multipart-form.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { drain, watchUpload } from '../forms/upload-watch.ts'
import { notFound, Refusal } from '../refusal.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import type { OrderServices } from './order-services.ts'
import { noSuchLink } from './payment-link.routes.ts'

/** The form around the file. */
const OVERHEAD_BYTES = 16 * 1024

/** Whose transfer a receipt is for. */
type OfTransfer = { readonly customerId: string; readonly id: string }

/** Files that prove a transfer. They are read while they arrive, and only for who may send one. */
export async function receiptRoutes(api: ApiServer, services: OrderServices): Promise<void> {
  api.setValidatorCompiler(checkAllButBody)
  const size = { files: 1, fileSize: MAX_RECEIPT_BYTES, fields: 0, parts: 2 }
  await api.register(multipart, { limits: { ...FORM_LIMITS, ...size }, throwFileSizeLimit: false })
  ownReceiptRoute(api, services)
  linkReceiptRoute(api, services)
}

const RECEIPT = { consumes: ['multipart/form-data'], body: ReceiptForm }

/** `POST payments/{id}/receipts`, by the customer. */
function ownReceiptRoute(api: ApiServer, services: OrderServices): void {
  const schema = {
    ...customerSchema('payments', 'Upload the receipt of a bank transfer', ReceiptAnswer),
    params: z.strictObject({ id: PrivateId }),
    ...RECEIPT,
  }
  route(
    api,
    {
      method: 'POST',
      path: '/payments/:id/receipts',
      access: forCustomer('payment'),
      config: { takesUploads: true },
      schema,
    },
    async ({ params: { id }, actor: { customerId }, request }) => {
      const stored = await takeReceipt(request, services, { customerId, id })
      const answer = { id: stored.id, name: stored.file_name, sentAt: riyadhTimestamp(stored.uploaded_at) }
      return withMessage('receipt_sent', answer)
    },
  )
}

/** `POST payment-links/{token}/receipts`, by who was sent the link. */
function linkReceiptRoute(api: ApiServer, services: OrderServices): void {
  const schema = {
    ...routeSchema('payments', 'Upload the receipt of a bank transfer, by the order’s payment link', DoneAnswer),
    params: PaymentLinkToken,
    ...RECEIPT,
  }
  const path = '/payment-links/:token/receipts'
  route(
    api,
    { method: 'POST', path, access: PUBLIC, config: { takesUploads: true }, schema },
    async ({ params: { token }, request }) => {
      const transfer = await services.paymentLinks.newestAttempt(token)
      if (!transfer) return err(await noSuchLink(services, request))
      await takeReceipt(request, services, transfer)
      return withMessage('receipt_sent')
    },
  )
}

/** Takes a receipt of a transfer that is waited for. */
async function takeReceipt(request: FastifyRequest, { receipts, limits }: OrderServices, of: OfTransfer) {
  if (!(await receipts.isExpected(of.customerId, of.id))) throw notFound('payment')
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  if (Number(request.headers['content-length'] ?? 0) > MAX_RECEIPT_BYTES + OVERHEAD_BYTES) {
    throw new Refusal('FILE_TOO_LARGE')
  }
  await takeLimitOf(limits, 'receipt', of.customerId)
  return receive(request, receipts, of)
}

/** Reads and stores the file. Whatever happens, no temporary file is left. */
async function receive(request: FastifyRequest, receipts: BankReceipts, of: OfTransfer) {
  const files: ReceivedFile[] = []
  const endWatch = watchUpload(request)
  try {
    await readMultipart(request, receipts.receiveFile, files)
    const [file] = files
    if (!file) throw new Refusal('FILE_TYPE')
    const stored = await receipts.keep(of.customerId, of.id, file)
    if (!stored.ok) throw receiptRefusal(stored.error)
    return stored.value
  } finally {
    endWatch()
    drain(request)
    for (const { spooled } of files) await spooled.discard()
  }
}

function receiptRefusal(error: ReceiptError): Refusal {
  switch (error.code) {
    case 'receipts/unknown':
      return notFound('payment')
    case 'receipts/too-many':
      return new Refusal('TOO_MANY_FILES')
    case 'receipts/at-once':
      return new Refusal('CONFLICT')
    default:
      return fileRefusal(error)
  }
}
