import { Fragment, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import { useDayText } from '../../app/day-text.tsx'
import { useMay } from '../../app/me.tsx'
import { Assignee } from './assignee.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import type { Order } from '../../shared/order/order.queries.ts'

/** Who ordered, where it goes, when it was promised, and who takes care of it. Contact data is there for some roles only. */
export function CustomerPanel({ order }: { order: Order }) {
  const t = useT('office-order')
  const dayText = useDayText()
  const mayCorrect = useMayCorrect(order)
  const [isOpen, setOpen] = useState(false)
  const { contact, address, tracking, readyBy, notes } = order
  const rows = [
    [t('company'), contact.company && <bdi>{contact.company}</bdi>],
    [t('phone'), contact.phone && <Ltr>{contact.phone}</Ltr>],
    [t('email'), contact.email && <Email address={contact.email} />],
    [t('vatNumber'), contact.vatNumber && <Ltr>{contact.vatNumber}</Ltr>],
    [t('poNumber'), contact.poNumber && <bdi>{contact.poNumber}</bdi>],
    [t('address'), address ? <AddressLines address={address} /> : t('pickUp')],
    [t('promised'), readyBy && dayText(readyBy)],
    [t('tracking'), tracking && <Tracking {...tracking} />],
  ] as const
  return (
    <section className="ruled">
      <h2>
        {t('customerAndDelivery')}
        {mayCorrect ? (
          <Button look="link" size="sm" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        ) : null}
      </h2>
      {isOpen ? <ContactDialog order={order} onClose={() => setOpen(false)} /> : null}
      <p>
        <b>
          <bdi>{contact.name}</bdi>
        </b>
      </p>
      <dl className="facts">
        <FactRows rows={rows} />
        <div>
          <dt>{t('assignee')}</dt>
          <dd>
            <Assignee order={order} />
          </dd>
        </div>
      </dl>
      {notes ? (
        <p>
          <span className="quiet">{t('wishes')}: </span>
          <bdi>{notes}</bdi>
        </p>
      ) : null}
    </section>
  )
}

/** An address that has no room in one line goes on in the next at its sign, not within a word. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <bdi dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}

type Parcel = NonNullable<Order['tracking']>

/** The carrier as it is written, the number with every digit in its place, and the way to follow it. */
function Tracking({ carrier, number, url }: Parcel) {
  const code = <Ltr>{number}</Ltr>
  return (
    <>
      <bdi>{carrier}</bdi>{' '}
      {url ? (
        <a className="text-link" href={url} target="_blank" rel="noreferrer">
          {code}
        </a>
      ) : (
        code
      )}
    </>
  )
}

const ADDRESS_LINES = [['street', 'building'], ['district', 'city', 'postalCode'], ['details']] as const

/** An address line by line: each part runs in its own direction, whatever the others are written in. */
const AddressLines = ({ address }: { address: NonNullable<Order['address']> }) => (
  <>
    {ADDRESS_LINES.map((names) => {
      const known = names.filter((name) => address[name])
      return known.length === 0 ? null : (
        <span key={names.join('')} className="address-line">
          {known.map((name) => (
            <Fragment key={name}>
              <bdi>{address[name]}</bdi>{' '}
            </Fragment>
          ))}
        </span>
      )
    })}
  </>
)

/** An order is corrected until it leaves, by who may and sees what is to be corrected. */
const CORRECTABLE: ReadonlySet<Order['status']> = new Set(['AWAITING_PAYMENT', 'PENDING', 'PROCESSING'])

function useMayCorrect({ status }: Order): boolean {
  const mayEdit = useMay('orders.edit')
  const seesContact = useMay('contact.view')
  return mayEdit && seesContact && CORRECTABLE.has(status)
}
