import { useId, useState } from 'react'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { CartQuote } from '../../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { demoAddress } from '../../../shared/payment/demo-address.ts'
import { MethodChooser } from '../../../shared/payment/method-chooser.tsx'
import { hrefs } from '../../../site-map.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { methodsQuery } from '../../../shared/payment/payment.queries.ts'
import { ChangedDialog } from '../changed-dialog.tsx'
import { InvoiceBuyer } from '../invoice-buyer.tsx'
import { MethodPanel } from './method-panel.tsx'
import { OrderNotes } from '../order-notes.tsx'
import { PayText } from './pay-text.tsx'
import { useMethodChoice } from './use-method-choice.ts'
import type { Methods } from './offered-methods.ts'
import { usePaying } from './use-paying.ts'
import type { CheckoutPlan } from '../use-checkout.ts'

type Props = { plan: CheckoutPlan; answer: CartQuote }

/** How it is paid, a last look, and the button that does it (S297, step 4). */
export default function PaymentStep({ plan, answer }: Props) {
  const total = answer.quote?.totals.total
  if (total === undefined) return <div className="checkout-main" aria-busy="true" />
  return (
    <WhenFetched query={methodsQuery}>
      {({ data }) => <Paying plan={plan} answer={answer} total={total} methods={data} />}
    </WhenFetched>
  )
}

type PayingProps = Props & { total: number; methods: Methods }

function Paying({ plan, answer, total, methods }: PayingProps) {
  const choice = useMethodChoice(plan, methods, total)
  const paying = usePaying(plan, answer)
  const terms = useTerms()
  const ready = async () => {
    // All that is missing is said at once; the focus goes to the first.
    const isAccepted = terms.check()
    const chosen = choice.check(isAccepted)
    return chosen && isAccepted ? chosen() : undefined
  }
  const pay = (): void => paying.pay(ready)
  const problem = paying.problem ?? choice.gatewayProblem
  return (
    <>
      <div className="checkout-main">
        <OtherAddress gatewayUrl={methods.cardGateway?.url} />
        {total === 0 ? null : (
          <MethodChooser
            methods={choice.offered}
            unavailable={choice.unavailable}
            chosen={choice.method}
            onChoose={(method) => {
              paying.setProblem(undefined)
              choice.choose(method)
            }}
            panels={choice.method ? { [choice.method]: <MethodPanel choice={choice} total={total} /> } : {}}
            lit={choice.method === 'CARD' ? choice.card.brand : undefined}
            problem={choice.problem}
          />
        )}
        <OrderNotes plan={plan} />
        <InvoiceBuyer />
      </div>
      <div className="checkout-end">
        <TermsTick terms={terms} />
        <AlertLine isWaiting={paying.isBusy && paying.problem !== undefined}>{problem}</AlertLine>
        <Button
          size="lg"
          wide
          {...(choice.method === 'APPLE_PAY' && { className: 'apple-pay' })}
          loading={paying.isBusy}
          disabled={!answer.isCurrent || (answer.quote?.invalid.length ?? 0) > 0}
          onClick={pay}
        >
          <PayText total={total} choice={choice} />
        </Button>
        {isCard(choice.method) ? <Safe /> : null}
      </div>
      <ChangedDialog agreed={paying.agreed} answer={answer} onClose={paying.dismiss} onPay={pay} />
    </>
  )
}

/** Whether a card is typed here, or its code. */
const isCard = (method: PaymentMethod | null): boolean => method === 'CARD' || method === 'SAVED_CARD'

/** In a demo opened by another address than its own: where to pay. */
function OtherAddress({ gatewayUrl }: { gatewayUrl: string | undefined }) {
  const address = demoAddress(gatewayUrl, new URL(location.href))
  return address === undefined ? null : (
    <p className="note warn" role="alert">
      <Icon name="info" />
      <span>
        <Text
          area="checkout"
          id="demoAddress"
          fill={{
            address: (
              <a className="underlined" href={address}>
                <Ltr>{address}</Ltr>
              </a>
            ),
          }}
        />
      </span>
    </p>
  )
}

function Safe() {
  const t = useT('checkout')
  return (
    <p className="quiet checkout-safe">
      <Icon name="lock" />
      {t('safe')}
    </p>
  )
}

/** The terms must be accepted: things made to order are not taken back (facts of trade, 9). */
function useTerms() {
  const id = useId()
  const [isAccepted, setAccepted] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return {
    id,
    isAccepted,
    isMissing: isMissing && !isAccepted,
    setAccepted,
    check: (): boolean => {
      setMissing(!isAccepted)
      if (!isAccepted) document.getElementById(id)?.focus()
      return isAccepted
    },
  }
}

function TermsTick({ terms: { id, isAccepted, isMissing, setAccepted } }: { terms: ReturnType<typeof useTerms> }) {
  const t = useT('checkout')
  return (
    <div className={isMissing ? 'checkout-terms is-bad' : 'checkout-terms'}>
      <label className="choice-label">
        <input
          id={id}
          type="checkbox"
          checked={isAccepted}
          aria-describedby={`${id}-said`}
          {...(isMissing && { 'aria-invalid': true })}
          onChange={({ target }) => setAccepted(target.checked)}
        />
        <span>
          <Text
            area="checkout"
            id="terms"
            fill={{
              terms: (
                <Link to={hrefs.termsAndCondition()} target="_blank" className="underlined">
                  {t('termsLink')}
                </Link>
              ),
              returns: (
                <Link to={hrefs.returnRefund()} target="_blank" className="underlined">
                  {t('returnsLink')}
                </Link>
              ),
            }}
          />
        </span>
      </label>
      <p id={`${id}-said`} role="alert" className="pay-bad">
        {isMissing ? t('termsMissing') : null}
      </p>
    </div>
  )
}
