import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { gatewayRoutes } from './gateway.routes.ts'
import { unsignedEvents } from './unsigned-events.ts'

test('notifications without the secret are logged once an hour and vendor, with the setting to look at', () => {
  const lines: string[] = []
  const log = { warn: (facts: object, sentence: string) => void lines.push(`${sentence} ${JSON.stringify(facts)}`) }
  let now = 0
  const report = unsignedEvents(() => now)
  const minutes = (count: number): void => {
    now += count * 60_000
  }
  report('MOYASAR', log)
  report('MOYASAR', log)
  report('TAMARA', log)
  minutes(59)
  report('MOYASAR', log)
  expect(lines).toEqual([
    expect.stringContaining('"setting":"MOYASAR_WEBHOOK_SECRET"'),
    expect.stringContaining('"setting":"TAMARA_NOTIFICATION_TOKEN"'),
  ])
  minutes(1)
  report('MOYASAR', log)
  expect(lines).toHaveLength(3)
})

test('a notification without the secret is refused and logged where gateways call', async () => {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  }).withTypeProvider<ZodTypeProvider>()
  const payments = { receive: async () => err({ code: 'webhook/forged' as const }), returned: async () => undefined }
  const paymentLinks = { leadsTo: async () => undefined }
  const limits = { take: async () => ok(undefined) }
  gatewayRoutes(app, { payments, paymentLinks, limits, publicUrl: 'https://shop.example' })
  await app.inject({ method: 'POST', url: '/payments/webhooks/tabby', payload: {} })
  await app.close()
  expect(lines.join()).toMatch(/"vendor":"TABBY","setting":"TABBY_WEBHOOK_SECRET"/)
})
