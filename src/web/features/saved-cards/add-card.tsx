import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { CardFields } from '../../shared/payment/card-fields.tsx'
import { beginCardVerification } from '../../shared/payment/card-gateway.ts'
import type { CardData, GatewayError } from '../../shared/payment/card-gateway.ts'
import { cardToVerify } from '../../shared/payment/card-to-verify.ts'
import { useCardForm } from '../../shared/payment/use-card-form.ts'
import { hrefs } from '../../site-map.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Button } from '#ui/button.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { oneAtATime } from '#ui/one-at-a-time.ts'

/**
 * A new card: the browser gives it to the payment service, goes to the bank that has it confirmed, and comes back to this
 * page, which saves it then (S461).
 */
export function AddCard() {
  const t = useT('saved-cards')
  const tPayment = useT('payment')
  const { now } = usePage()
  const form = useCardForm(riyadhDate(new Date(now)))
  const begin = useVerification()
  const [problem, setProblem] = useState<GatewayError['code']>()
  const [isLeaving, setLeaving] = useState(false)
  const isUnderWay = useRef(false)
  const send = async (): Promise<void> => {
    const card = form.check()
    if (!card) return
    setLeaving(true)
    const wrong = await begin(card)
    setProblem(wrong)
    // Otherwise the button stays busy until the page is gone.
    if (wrong) setLeaving(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void oneAtATime(isUnderWay, send)()
  }
  return (
    <form className="account-step" noValidate onSubmit={submit}>
      <DialogText className="quiet">{t('addText')}</DialogText>
      <CardFields form={form} />
      <AlertLine>{problem && tPayment(({ refused: 'cardRefused', away: 'gatewayAway' } as const)[problem])}</AlertLine>
      <Button type="submit" loading={isLeaving}>
        {t('confirm')}
      </Button>
    </form>
  )
}

/** Takes a card to the gateway and leaves for the page that confirms it; answers why that is not possible. */
function useVerification(): (card: CardData) => Promise<GatewayError['code'] | undefined> {
  const { api, language } = usePage()
  const { customer } = useSession()
  return async (card) => {
    try {
      const { cardGateway } = (await api.get('/api/payments/methods')).data
      if (!cardGateway || !customer) return 'away'
      const back = `${location.origin}/${language}${hrefs.userProfile({ tab: 'savedCards' })}`
      const begun = await beginCardVerification(cardGateway, card, back)
      if (!begun.ok) return begun.error.code
      const { token, page } = begun.value
      cardToVerify.change(() => ({ customerId: customer.id, token, since: Date.now() }))
      location.assign(page)
      return undefined
    } catch {
      return 'away'
    }
  }
}
