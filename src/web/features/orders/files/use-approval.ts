import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { orderFilesQuery } from '../../../shared/orders/order-files.query.ts'

/** Lines of an order whose previews their customer can approve. */
export const approvalsQuery = (id: string) =>
  apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/approvals`, { tags: [] })

type Waiting = AnswerOf<'/api/carts/profile/{id}/approvals'>['data'][number]

/** The preview of a line that waits for its approval, if there is one, and the call that approves it. */
export function useApproval(orderId: string, position: number) {
  const waiting = useFetched(approvalsQuery(orderId))?.data.find((each) => each.position === position)
  const approval = useCall(
    async (api, { artworkIds, faces }: Waiting) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(orderId)}/approvals`, {
        position,
        artworkIds,
        faces: faces.map(({ artworkId, page }) => ({ artworkId, page })),
      })),
    [orderFilesQuery(orderId), approvalsQuery(orderId)],
  )
  return { waiting, approval }
}
