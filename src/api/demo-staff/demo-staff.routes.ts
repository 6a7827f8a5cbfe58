import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#domain/language.ts'
import type { DemoCredentialsReader } from '#services/staff/demo/demo-credentials.ts'
import { privately } from '../dev-page.ts'
import { languageOf } from '../request-language.ts'
import { demoStaffPage, STAFF_POLICY } from './demo-staff-page.ts'

/**
 * GET /dev/staff: one person a role with password and present code, to try the office of a demo. Every reader of it
 * can sign in, so it must never be added in production.
 */
export function demoStaffRoutes(app: FastifyInstance, credentials: DemoCredentialsReader): void {
  app.get<{ Querystring: { lang?: unknown } }>('/dev/staff', { schema: { hide: true } }, async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language'])
    const page = demoStaffPage(await credentials.read(), credentials.secondsLeft(), language)
    return privately(reply, STAFF_POLICY).send(page)
  })
}
