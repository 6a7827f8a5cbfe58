import { useMemo } from 'react'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { Desk } from '../../../shared/artwork/desk.tsx'
import { slotOfOrder } from '../../../shared/artwork/line-files.ts'
import { lineFilesId, orderFilesQuery } from '../../../shared/orders/order-files.query.ts'
import type { FilesOfLine } from '../../../shared/orders/order-files.query.ts'
import type { Order } from '../../../shared/orders/order.queries.ts'
import { ChooseHow } from '../again/choose-how.tsx'
import { SeeProof } from '../see-proof.tsx'
import { ApprovedBy } from './approved-by.tsx'
import { ArrivingFiles } from './arriving-files.tsx'
import { LineApproval } from './line-approval.tsx'
import { useSetFiles } from './use-set-files.ts'

/** The files of a line of an order, and what its customer can do with them. */
export function LineFiles({ order, line }: { order: Order; line: FilesOfLine }) {
  const t = useT('artwork')
  const { position, productPrice, features, quantity, choice, isOpen } = line
  const isOurs = choice === 'DESIGN'
  const variant = useMemo(() => ({ productPrice: productPrice ?? '', features }), [productPrice, features])
  const printed = useMemo(() => ({ ...line, uploadIds: line.packageIds }), [line])
  const place = useMemo(() => ({ orderId: order.id, position }), [order.id, position])
  const setFiles = useSetFiles(order.id, line)
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
      <ArrivingFiles files={line.arriving} slot={slotOfOrder(place)} />
      {line.proof === null ? null : <SeeProof order={order} position={position} proof={line.proof} />}
      {choice === 'OFFERED' ? <ChooseHow order={order} isBusy={design.isBusy} onDesign={() => design.call()} /> : null}
      <LineApproval orderId={order.id} position={position} />
    </div>
  )
}

/** The address of the page may name a line, whose files come later than the page. */
const showIfNamed = (part: HTMLElement | null): void => {
  if (part && location.hash === `#${part.id}`) part.scrollIntoView()
}
