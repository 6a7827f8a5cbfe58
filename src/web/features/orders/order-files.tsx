import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain, useFetched } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { Desk } from '../../shared/artwork/desk.tsx'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import type { LineFiles } from '../../shared/artwork/line-files.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { ApproveLine } from './approve-line.tsx'
import { ChooseHow } from './again/choose-how.tsx'

const filesQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/artwork`, { tags: [] })

const approvalsQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/approvals`, { tags: [] })

const ARRIVING_MS = 4_000

/** Files that are on their way join their lines at the shop; another tab may change them. */
const WATCHED = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: FilesAnswer | undefined } }) =>
    data?.data.some(({ arriving }) => arriving.length > 0) ? ARRIVING_MS : false,
} as const

type FilesAnswer = AnswerOf<'/api/carts/profile/{id}/artwork'>
type Waiting = AnswerOf<'/api/carts/profile/{id}/approvals'>['data'][number]
type FilesOfLine = AnswerOf<'/api/carts/profile/{id}/artwork'>['data'][number]

/** The files that an order is printed from, by line: sent later, replaced until they are approved. */
export default function OrderFiles({ order }: { order: Order }) {
  const t = useT('order')
  const lines =
    useFetched(filesQuery(order.id), WATCHED)?.data.filter(({ productPrice }) => productPrice !== null) ?? []
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
  const setFiles = useSetFiles(order.id, line)
  const waiting = useFetched(approvalsQuery(order.id))?.data.find((each) => each.position === position)
  const approval = useCall(
    async (api, { artworkIds, faces }: Waiting) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/approvals`, {
        position,
        artworkIds,
        faces: faces.map(({ artworkId, page }) => ({ artworkId, page })),
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
        onChange={setFiles}
      />
      <Arriving files={line.arriving} />
      {choice ? (
        <ChooseHow order={order} choice={choice} isBusy={design.isBusy} onDesign={() => design.call()} />
      ) : null}
      {waiting ? (
        <ApproveLine
          key={waiting.artworkIds.join()}
          words={waiting.words}
          faces={waiting.faces}
          isBusy={approval.isBusy}
          onApprove={() => approval.call(waiting)}
        />
      ) : null}
    </div>
  )
}

/** Changes the files of a line, one change after the other, unless another tab has changed them since they were seen. */
function useSetFiles(orderId: string, { position, artworkIds }: FilesOfLine): (files: LineFiles) => void {
  const { api } = usePage()
  const client = useQueryClient()
  const last = useRef(Promise.resolve())
  const seen = useRef(artworkIds)
  useEffect(() => {
    seen.current = artworkIds
  }, [artworkIds])
  const set = async (files: LineFiles): Promise<void> => {
    const { data } = await api.put(`/api/carts/profile/${encodeURIComponent(orderId)}/artwork`, {
      position,
      artworkIds: [...files.artworkIds],
      artworkFaces: [...files.artworkFaces],
      designPieces: [...files.designPieces],
      seenIds: seen.current,
    })
    seen.current = data.find((line) => line.position === position)?.artworkIds ?? seen.current
  }
  return (files) => {
    last.current = last.current
      .then(() => set(files))
      .catch(toastFailure)
      .then(async () => {
        for (const query of [filesQuery(orderId), approvalsQuery(orderId)]) await client.invalidateQueries(plain(query))
      })
  }
}

/** Files that are still on their way, and where they are. */
function Arriving({ files }: { files: FilesOfLine['arriving'] }) {
  const t = useT('artwork')
  return files.map(({ name, byteLength, byteOffset }) => (
    <p key={name} className="note" role="status">
      {t('onItsWay', { name, percent: Math.floor((byteOffset / byteLength) * 100) })}
    </p>
  ))
}
