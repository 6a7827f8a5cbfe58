import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, RegistrationMark } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import type { Order } from './order.queries.ts'
import { useDueDocuments } from './use-due-documents.ts'

type Document = Order['documents'][number]

/** The invoice of an order and its credit notes, to be downloaded; those that are being made come by themselves. */
export function Documents({ order }: { order: Order }) {
  const t = useT('order')
  useDueDocuments(order)
  return (
    <ul className="order-docs">
      {order.documents.map((document) => (
        <li key={document.id}>
          <DocumentButton orderId={order.id} document={document} />
        </li>
      ))}
      {order.documentsDue.map((kind) => (
        <li key={kind} className="quiet order-due">
          <RegistrationMark turning />
          <span>{t(`${kind}_due`)}</span>
        </li>
      ))}
    </ul>
  )
}

function DocumentButton({ orderId, document: { id, kind, form, number } }: { orderId: string; document: Document }) {
  const t = useT('order')
  const name = t(kind === 'INVOICE' && form === 'STANDARD' ? 'STANDARD_INVOICE' : kind)
  const { isBusy, call } = useCall(async (api) => {
    const { file, name } = await api.file(`/api/carts/profile/${orderId}/invoice?document=${id}`)
    saveFile(name, file)
  })
  return (
    <Button look="outline" loading={isBusy} aria-label={t('download', { kind: name, number })} onClick={() => call()}>
      <Icon name="download" />
      {name} <Ltr>{number}</Ltr>
    </Button>
  )
}
