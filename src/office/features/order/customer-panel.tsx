import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { useMay, useMe } from '../../app/me.tsx'
import { orderQuery } from './order.queries.ts'
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
      <h2>{t('customerAndDelivery')}</h2>
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
          <span className="q">{t('wishes')}: </span>
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

function Assignee({ order: { number, assignee } }: { order: Order }) {
  const t = useT('office-order')
  const me = useMe()
  const mayEdit = useMay('orders.edit')
  const { isBusy, call } = useCall(
    (api, staffId: string | null) => api.put(`/api/office/orders/${number}/assignee`, { staffId }),
    [orderQuery(number)],
  )
  const isMine = assignee?.id === me.id
  return (
    <>
      {assignee ? <bdi>{assignee.name}</bdi> : <span className="q">{t('noAssignee')}</span>}{' '}
      {mayEdit ? (
        <Button look="link" size="sm" loading={isBusy} onClick={() => call(isMine ? null : me.id)}>
          {t(isMine ? 'giveUp' : 'giveToMe')}
        </Button>
      ) : null}
    </>
  )
}
