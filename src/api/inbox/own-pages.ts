import type { FastifyRequest } from 'fastify'
import { isFromOwnPage } from '#domain/http/own-page.ts'
import { Refusal } from '../refusal.ts'

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
