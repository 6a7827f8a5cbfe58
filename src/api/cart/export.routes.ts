import { brandFileName } from '#domain/brand/brand.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ExportForm } from '#contract/cart/export.ts'
import { ProblemAnswer } from '#contract/envelope.ts'
import { cartTable } from '#services/cart/cart-table.ts'
import { quotationFacts } from '#services/cart/quotation-facts.ts'
import { newReference } from '#services/inbox/reference.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { Refusal, tryAgainIn } from '../refusal.ts'
import type { CartServices } from './cart-services.ts'
import { priceGuarded } from './coupon-guesses.ts'
import { err } from '#domain/result.ts'
import { route } from '../route.ts'
import { cartRequest } from './quote-request.ts'

/** The cart as a file: a quotation, or a table (S307). For visitors too. */
export function exportRoutes(api: ApiServer, services: CartServices): void {
  const schema = {
    tags: ['carts'],
    summary: 'Export a cart as a quotation (pdf) or a table (csv)',
    querystring: z.strictObject({}),
    body: ExportForm,
    response: { 200: FILE, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'POST', path: '/carts/export', access: PUBLIC, schema },
    async ({ body, language: requested, request, reply }) => {
      const { format, lang: language = requested } = body
      await takeLimit(services.limits, 'quotation', request)
      const quote = await priceGuarded(services, request, await cartRequest(request, body, services))
      // Nothing of it can be had any more: there is nothing to put on paper.
      if (quote.lines.length === 0) return err(new Refusal('CONFLICT'))

      const number = newReference('Q')
      const facts = quotationFacts(quote, { number, issuedAt: services.now(), language, customerName: null })
      if (format === 'csv') {
        const notes = quote.lines.map(({ key }) => body.items.find((item) => item.key === key)?.notes ?? '')
        return sendFile(reply, cartTable(facts, notes, language), `${brandFileName(currentBrand())}-${number}.csv`)
      }
      const printed = await services.quotation(facts)
      if (!printed.ok) return err(tryAgainIn(5))
      return sendFile(reply, Buffer.from(printed.value.bytes), printed.value.fileName)
    },
  )
}

/** Sends a file to be saved: a text as a table, bytes as a document. */
const sendFile = (reply: FastifyReply, file: string | Buffer, name: string): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(typeof file === 'string' ? 'text/csv; charset=utf-8' : 'application/pdf')
    .send(file)

const FILE = {
  description: 'The file',
  content: {
    'application/pdf': { schema: z.string().meta({ format: 'binary' }) },
    'text/csv': { schema: z.string() },
  },
}
