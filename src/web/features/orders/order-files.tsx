import { useMemo } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { Desk } from '../../shared/artwork/desk.tsx'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import type { LineFiles } from '../../shared/artwork/line-files.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { ApproveLine } from './approve-line.tsx'
import { ChooseHow } from './choose-how.tsx'

const filesQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/artwork`, { tags: [] })

const approvalsQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/approvals`, { tags: [] })

type FilesOfLine = AnswerOf<'/api/carts/profile/{id}/artwork'>['data'][number]

/** The files that an order is printed from, by line: sent later, replaced until they are approved. */
export default function OrderFiles({ order }: { order: Order }) {
  const t = useT('order')
  const lines = useFetched(filesQuery(order.id))?.data.filter(({ productPrice }) => productPrice !== null) ?? []
  if (lines.length === 0) return null
  return (
    <section className="order-part" aria-labelledby="order-files">
      <h2 id="order-files">{t('files')}</h2>
      <WithTexts>{() => lines.map((line) => <LineFiles key={line.position} order={order} line={line} />)}</WithTexts>
    </section>
  )
}

function LineFiles({ order, line }: { order: Order; line: FilesOfLine }) {
  const { position, productPrice, features, quantity, choice, isOpen } = line
  const variant = useMemo(() => ({ productPrice: productPrice ?? '', features }), [productPrice, features])
  const path = `/api/carts/profile/${encodeURIComponent(order.id)}/artwork` as const
  const { call } = useCall(
    async (api, { artworkIds, artworkFaces, designPieces }: LineFiles) =>
      void (await api.put(path, {
        position,
        artworkIds: [...artworkIds],
        artworkFaces: [...artworkFaces],
        designPieces: [...designPieces],
      })),
    [filesQuery(order.id), approvalsQuery(order.id)],
  )
  const waiting = useFetched(approvalsQuery(order.id))?.data.find((each) => each.position === position)
  const approval = useCall(
    async (api, ids: readonly string[]) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/approvals`, {
        position,
        artworkIds: [...ids],
      })),
    [filesQuery(order.id), approvalsQuery(order.id)],
  )
  const design = useCall(
    async (api) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/artwork/design`, { position })),
    [filesQuery(order.id)],
  )
  const name = order.lines.find((each) => each.position === position)?.name ?? ''
  return (
    <div>
      <h3>
        <UserText>{name}</UserText>
      </h3>
      <Desk
        slot={`order ${order.id} ${position}`}
        variant={variant}
        printed={line}
        quantity={quantity}
        isLocked={!isOpen}
        onChange={call}
      />
      {choice ? (
        <ChooseHow order={order} choice={choice} isBusy={design.isBusy} onDesign={() => design.call()} />
      ) : null}
      {waiting ? (
        <ApproveLine
          key={waiting.artworkIds.join()}
          words={waiting.words}
          isBusy={approval.isBusy}
          onApprove={() => approval.call(waiting.artworkIds)}
        />
      ) : null}
    </div>
  )
}
