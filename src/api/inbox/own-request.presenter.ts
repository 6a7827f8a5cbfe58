import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { OwnRequests } from '#services/inbox/own-requests.ts'

type OwnRequest = Awaited<ReturnType<OwnRequests['list']>>['rows'][number]

/** A special request as who sent it sees it. */
export const presentOwnRequest = ({ product_type, needed_by, created_at, ...request }: OwnRequest) => ({
  ...request,
  productType: product_type,
  neededBy: needed_by,
  at: riyadhTimestamp(created_at),
})
