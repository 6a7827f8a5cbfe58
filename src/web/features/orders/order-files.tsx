import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain, useFetched } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { Moment } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { slotOfOrder } from '../../shared/artwork/line-files.ts'
import { useSentFiles } from '../../shared/artwork/sending/sent-files.ts'
import { Desk } from '../../shared/artwork/desk.tsx'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import type { LineFiles } from '#domain/artwork/line-files.ts'
import { lineFilesId, orderFilesQuery } from '../../shared/orders/order-files.query.ts'
import type { FilesOfLine, OrderFilesOf } from '../../shared/orders/order-files.query.ts'
import type { Order } from '../../shared/orders/order.queries.ts'
import { ApproveLine } from './approve-line.tsx'
import { SeeProof } from './see-proof.tsx'
import { ChooseHow } from './again/choose-how.tsx'

const approvalsQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}/approvals`, { tags: [] })

const ARRIVING_MS = 4_000

/** Files that are on their way join their lines at the shop; another tab may change them. */
const WATCHED = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: OrderFilesOf | undefined } }) =>
    data?.data.some(({ arriving }) => arriving.length > 0) ? ARRIVING_MS : false,
} as const

type Waiting = AnswerOf<'/api/carts/profile/{id}/approvals'>['data'][number]

/** The files that an order is printed from, by line: sent later, replaced until they are approved. */
export default function OrderFiles({ order }: { order: Order }) {
  const t = useT('order')
  const lines =
    useFetched(orderFilesQuery(order.id), WATCHED)?.data.filter(({ productPrice }) => productPrice !== null) ?? []
  if (lines.length === 0) return null
  return (
    <section className="order-part" aria-labelledby="order-files">
      <h2 id="order-files">{t('files')}</h2>
      <WithTexts>{() => lines.map((line) => <LineFiles key={line.position} order={order} line={line} />)}</WithTexts>
    </section>
  )
}

function LineFiles({ order, line }: { order: Order; line: FilesOfLine }) {
  const t = useT('artwork')
  const { position, productPrice, features, quantity, choice, isOpen } = line
  const isOurs = choice === 'DESIGN'
  const variant = useMemo(() => ({ productPrice: productPrice ?? '', features }), [productPrice, features])
  const printed = useMemo(() => ({ ...line, uploadIds: line.packageIds }), [line])
  const place = useMemo(() => ({ orderId: order.id, position }), [order.id, position])
  const setFiles = useSetFiles(order.id, line)
  const waiting = useFetched(approvalsQuery(order.id))?.data.find((each) => each.position === position)
  const approval = useCall(
    async (api, { artworkIds, faces }: Waiting) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/approvals`, {
        position,
        artworkIds,
        faces: faces.map(({ artworkId, page }) => ({ artworkId, page })),
      })),
    [orderFilesQuery(order.id), approvalsQuery(order.id)],
  )
  const design = useCall(
    async (api) =>
      void (await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/artwork/design`, { position })),
    [orderFilesQuery(order.id)],
  )
  const name = order.lines.find((each) => each.position === position)?.name ?? ''
  return (
    <div id={lineFilesId(position)} ref={showIfNamed}>
      <h3>
        <UserText>{name}</UserText>
      </h3>
      {isOurs ? <p className="note">{t(line.artworkIds.length > 0 ? 'choiceChange' : 'choiceMade')}</p> : null}
      {line.approval ? <ApprovedBy approval={line.approval} /> : null}
      <Desk
        slot={slotOfOrder(place)}
        line={place}
        variant={variant}
        printed={printed}
        quantity={quantity}
        changedBy={isOpen ? (isOurs ? 'SHOP' : 'CUSTOMER') : null}
        onChange={setFiles}
      />
      <Arriving files={line.arriving} slot={slotOfOrder(place)} />
      {line.proof === null ? null : <SeeProof order={order} position={position} proof={line.proof} />}
      {choice === 'OFFERED' ? <ChooseHow order={order} isBusy={design.isBusy} onDesign={() => design.call()} /> : null}
      {waiting ? (
        <ApproveLine
          key={waiting.artworkIds.join()}
          words={waiting.words}
          faces={waiting.faces}
          blankFaces={waiting.blankFaces}
          ground={waiting.ground}
          isBusy={approval.isBusy}
          onApprove={() => approval.call(waiting)}
        />
      ) : null}
    </div>
  )
}

/** The address of the page may name a line, whose files come later than the page. */
const showIfNamed = (part: HTMLElement | null): void => {
  if (part && location.hash === `#${part.id}`) part.scrollIntoView()
}

/** Who approved a line and what exactly: its files stay as they are. */
function ApprovedBy({ approval }: { approval: NonNullable<FilesOfLine['approval']> }) {
  const { language } = usePage()
  const { name, at, proof, versions, order } = approval
  return (
    <p className="art-state good">
      <Icon name="check" />
      <span>
        <b>
          <Text area="artwork" id="approvedBy" fill={{ name: <bdi>{name}</bdi>, when: <Moment at={at} /> }} />
        </b>
        <span>
          {order === null ? (
            <Text
              area="artwork"
              id="approvedWhat"
              fill={{ proof: String(proof), version: versions.join(LIST_COMMA[language]) }}
            />
          ) : (
            <Text area="artwork" id="approvedBefore" fill={{ order: String(order) }} />
          )}
        </span>
      </span>
    </p>
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
      packageIds: [...files.uploadIds],
      seenIds: seen.current,
    })
    seen.current = data.find((line) => line.position === position)?.artworkIds ?? seen.current
  }
  return (files) => {
    last.current = last.current
      .then(() => set(files))
      .catch(toastFailure)
      .then(async () => {
        for (const query of [orderFilesQuery(orderId), approvalsQuery(orderId)])
          await client.invalidateQueries(plain(query))
      })
  }
}

/** Files that are still on their way, and where they are; those that are sent here have a row that says it. */
function Arriving({ files, slot }: { files: FilesOfLine['arriving']; slot: string }) {
  const t = useT('artwork')
  const sent = new Set(useSentFiles(slot).flatMap(({ uploadId, artwork }) => [uploadId, artwork?.fileId]))
  const others = files.filter(({ uploadId }) => !sent.has(uploadId))
  return others.map(({ uploadId, name, byteLength, byteOffset }) => (
    <p key={uploadId} className="note" role="status">
      {t('onItsWay', { name, percent: Math.floor((byteOffset / byteLength) * 100) })}
    </p>
  ))
}
