import { Link } from '#ui/router/link.tsx'
import { isReadyMade } from '#domain/catalog/ready-made.ts'
import { offeredInFour } from '#domain/pricing/instalments.ts'
import { useStorefront } from '../../../app/storefront-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { TicketAction } from './add-to-cart.tsx'
import { Announcer } from '../configurator/announcer.tsx'
import { TicketDates } from './ticket-dates.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** The price panel: what was decided, when it is ready, what it costs. Its lines never come or go while choosing. */
export function JobTicket() {
  const t = useT('product')
  const { configurable, ticket } = useConfigurator()
  return (
    <aside className="ticket-column">
      <section className="ticket" aria-labelledby="ticket-title">
        <div className="ticket-heading">
          <RegistrationMark />
          <h2 id="ticket-title">{t('ticket')}</h2>
          <span className="quiet">
            <Ltr>{configurable.product.code}</Ltr>
          </span>
        </div>
        <TicketLines />
        {ticket.isSoldOut ? <p className="note warn">{t('outOfStock')}</p> : <TicketDates />}
        <div className="ticket-edge" />
        <Totals />
        <TicketAction />
        <p className="quiet ticket-note">
          {t(ticket.isSoldOut ? 'askNote' : isReadyMade(configurable.product) ? 'noteReadyMade' : 'note')}{' '}
          <Link className="underlined" to={hrefs.returnRefund()}>
            {t('returns')}
          </Link>
        </p>
        <Announcer />
      </section>
    </aside>
  )
}

function Totals() {
  const t = useT('product')
  const { ticket } = useConfigurator()
  const { line, variant, total } = ticket
  const { unit, wasUnit } = line
  return (
    <>
      <div className="ticket-total">
        <span>
          {t('total')}
          <small>{t('vat')}</small>
        </span>
        <b>
          <Money halalas={total} />
        </b>
      </div>
      <p className="quiet ticket-each">
        <Text area="product" id="perPiece" fill={{ price: <Money halalas={unit} /> }} />
        {wasUnit === undefined ? null : (
          <>
            {' '}
            <s>
              <span className="visually-hidden">{t('was')} </span>
              <Money halalas={wasUnit} />
            </s>{' '}
            <span className="badge badge-offer">
              <Text area="product" id="offer" fill={{ percent: <Ltr>{variant.offerPercent}%</Ltr> }} />
            </span>
          </>
        )}
        {variant.setupFee > 0 ? (
          <>
            <br />
            <Text area="product" id="setup" fill={{ price: <Money halalas={variant.setupFee} /> }} />
          </>
        ) : null}
        {ticket.isSoldOut ? null : (
          <>
            <br />
            <FourPayments />
          </>
        )}
      </p>
    </>
  )
}

function FourPayments() {
  const { ticket } = useConfigurator()
  const { instalments } = useStorefront()
  const payments = offeredInFour(ticket.total, instalments)
  // Its line stays: nothing below it moves while quantities are chosen.
  if (!payments) return '\u00A0'
  const [first, other] = payments
  const price = <Money halalas={other} />
  return first === other ? (
    <Text area="product" id="split" fill={{ price }} />
  ) : (
    <Text area="product" id="splitFirst" fill={{ first: <Money halalas={first} />, price }} />
  )
}
