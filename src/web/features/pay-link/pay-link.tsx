import { useQuery } from '@tanstack/react-query'
import { isApiFailure } from '#ui/api-failure.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { LinkOrder } from './link-order.tsx'
import { LinkPayment } from './link-payment.tsx'
import { paymentLinkQuery } from './payment-link.query.ts'
import type { LinkedOrder, PaymentLink } from './payment-link.query.ts'
import './pay-link.css'

/** How often a payment that is under way is asked about, in ms. */
const REFETCH_MS = 2_000

/** An order by its link: what is to be paid and how, or what came of it. */
export default function PayLink({ token }: { token: string }) {
  const { data, error } = useQuery<{ readonly data: PaymentLink }>({
    ...plain(paymentLinkQuery(token)),
    refetchInterval: ({ state }) => (state.data?.data.state === 'CHECKING' ? REFETCH_MS : false),
  })
  const isUnknown = isApiFailure(error) && error.status === 404
  return (
    <div className="wrap pay-link">
      {data ? <Link token={token} link={data.data} /> : error ? <NotOpen isUnknown={isUnknown} /> : <Waiting />}
    </div>
  )
}

function Link({ token, link }: { token: string; link: PaymentLink }) {
  const { order, state, declineCode } = link
  if (order === null) return <NotOpen isUnknown />
  if (state === 'PAID') return <Paid order={order} />
  if (state === 'CHECKING') return <Checking />
  return (
    <>
      <LinkOrder order={order} />
      <LinkPayment key={declineCode} token={token} link={link} order={order} />
    </>
  )
}

function Paid({ order }: { order: LinkedOrder }) {
  const t = useT('payment-result')
  return (
    <div role="status">
      <h1>{t('link_paid')}</h1>
      <p className="lead">
        <Text area="payment-result" id="link_paidText" fill={{ number: <Ltr>{order.number}</Ltr> }} />
      </p>
    </div>
  )
}

function Checking() {
  const t = useT('payment-result')
  return (
    <div role="status">
      <h1>{t('link_checking')}</h1>
      <p className="lead">{t('link_checkingText')}</p>
      <RegistrationMark turning />
    </div>
  )
}

/** A link that is none, or is none any more; otherwise the shop did not answer. */
function NotOpen({ isUnknown }: { isUnknown: boolean }) {
  const t = useT('payment-result')
  return (
    <div role="alert">
      <h1>{t(isUnknown ? 'link_ended' : 'error')}</h1>
      <p className="lead">{t(isUnknown ? 'link_endedText' : 'errorText')}</p>
    </div>
  )
}

function Waiting() {
  const t = useT('payment-result')
  return (
    <>
      <h1 className="visually-hidden">{t('link_title')}</h1>
      <RegistrationMark turning />
    </>
  )
}
