import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { Money } from '#ui/text/money.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { Order } from '../../shared/order/order.queries.ts'

type Props = { number: number; documents: NonNullable<Order['documents']> }

/** Invoices and credit notes of an order, to be opened. */
export function Documents({ number, documents }: Props) {
  const t = useT('office-money')
  if (documents.length === 0) return null
  return (
    <ul className="document-list" aria-label={t('documents')}>
      {documents.map(({ id, kind, number: name, total, isFinal }) => {
        const title = <Text area="office-money" id={kind} fill={{ number: <Ltr>{name}</Ltr> }} />
        return (
          <li key={id}>
            <OfficeIcon name="page" />
            <span>
              {isFinal ? (
                <a href={`/api/office/orders/${number}/documents/${id}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
              <small>{isFinal ? <Money halalas={total} /> : t('notFinal')}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
