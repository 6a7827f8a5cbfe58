import { useState } from 'react'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { useMay } from '../../app/me.tsx'
import { Assignee } from './assignee.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import type { Order } from './order.queries.ts'

/** Who ordered, where it goes, when it was promised, and who takes care of it. Contact data is there for some roles only. */
export function CustomerPanel({ order }: { order: Order }) {
  const t = useT('office-order')
  const { language } = usePage()
  const { contact, address, tracking, readyBy, notes } = order
  const rows = [
    [t('company'), contact.company && <bdi>{contact.company}</bdi>],
    [t('phone'), contact.phone && <Ltr>{contact.phone}</Ltr>],
    [t('email'), contact.email && <Ltr>{contact.email}</Ltr>],
    [t('vatNumber'), contact.vatNumber && <Ltr>{contact.vatNumber}</Ltr>],
    [t('poNumber'), contact.poNumber && <bdi>{contact.poNumber}</bdi>],
    [t('address'), address ? <AddressLines address={address} /> : t('pickUp')],
    [t('promised'), readyBy && dayInWords(readyBy, language)],
    [t('tracking'), tracking && <Ltr>{`${tracking.carrier} ${tracking.number}`}</Ltr>],
  ] as const
  return (
    <section className="ruled">
      <h2>
        {t('customerAndDelivery')}
        <EditContact order={order} />
      </h2>
      <p>
        <b>
          <bdi>{contact.name}</bdi>
        </b>
      </p>
      <dl className="facts">
        {rows.flatMap(([name, value]) =>
          value
            ? [
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
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

const AddressLines = ({ address }: { address: NonNullable<Order['address']> }) => (
  <bdi>
    {[address.street, address.building, address.district, address.city, address.postalCode].filter(Boolean).join(' · ')}
  </bdi>
)

/** An order is corrected until it leaves, by who may and sees what is to be corrected. */
const CORRECTABLE: ReadonlySet<Order['status']> = new Set(['AWAITING_PAYMENT', 'PENDING', 'PROCESSING'])

function EditContact({ order }: { order: Order }) {
  const t = useT('office-order')
  const mayEdit = useMay('orders.edit')
  const seesContact = useMay('contact.view')
  const [isOpen, setOpen] = useState(false)
  if (!mayEdit || !seesContact || !CORRECTABLE.has(order.status)) return null
  return (
    <>
      <Button look="link" size="sm" onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen ? <ContactDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
