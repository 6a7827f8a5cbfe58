import type { FastifyRequest } from 'fastify'
import { isFromOwnPage } from '#domain/http/own-page.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses posts that pages of other sites make a visitor's browser send. A route that anybody may post to says so by
 * `config: { takesOtherSites: true }`.
 */
export const refuseOtherSites =
  (publicUrl: string) =>
  async ({ method, headers, routeOptions }: FastifyRequest): Promise<void> => {
    if (method !== 'POST' || 'takesOtherSites' in routeOptions.config) return
    if (!isFromOwnPage(headers, publicUrl)) throw new Refusal('FORBIDDEN')
  }

/** Whether a call was surely made by a script of the shop's own pages: not by a link, a picture or a prefetch (S412). */
export function isOwnScript({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-purpose': purpose, origin } = headers
  if (purpose !== undefined || !isFromOwnPage(headers, publicUrl)) return false
  return site === undefined ? origin !== undefined : mode !== 'navigate' && mode !== 'no-cors'
}
