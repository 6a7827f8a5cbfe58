import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { isApiFailure } from '../../api-failure.ts'
import { plain } from '../../app/api-query.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { CardFields } from '../../payment/card-fields.tsx'
import { createCardToken } from '../../payment/card-gateway.ts'
import type { CardData } from '../../payment/card-gateway.ts'
import { cardsQuery } from '../../payment/payment.queries.ts'
import { useCardForm } from '../../payment/use-card-form.ts'
import { Button } from '../../ui/button.tsx'
import { DialogText } from '../../ui/dialog-text.tsx'
import { AlertLine } from '../../ui/form/alert-line.tsx'
import { oneAtATime } from '../../ui/form/one-at-a-time.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** A new card: the browser gives it to the payment service, and the shop what it got for it (S461). */
export function AddCard({ onDone }: { onDone: () => void }) {
  const t = useT('saved-cards')
  const tPayment = useT('payment')
  const { now } = usePage()
  const form = useCardForm(riyadhDate(new Date(now)))
  const keep = useKeepCard()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const send = async (): Promise<void> => {
    const card = form.check()
    if (!card) return
    setSending(true)
    const kept = await keep(card)
    setSending(false)
    setProblem(kept.problem && { refused: tPayment('cardRefused'), away: tPayment('gatewayAway') }[kept.problem])
    if (kept.problem) return
    onDone()
    toast({ title: kept.message })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void oneAtATime(isUnderWay, send)()
  }
  return (
    <form className="acc-step" noValidate onSubmit={submit}>
      <DialogText className="q">{t('addText')}</DialogText>
      <CardFields form={form} />
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" loading={isSending}>
        {t('add')}
      </Button>
    </form>
  )
}

type Kept = { readonly problem?: 'refused' | 'away'; readonly message: string }

/** Takes a card to the gateway and its token to the shop. */
function useKeepCard(): (card: CardData) => Promise<Kept> {
  const { api } = usePage()
  const client = useQueryClient()
  return async (card) => {
    try {
      const { cardGateway } = (await api.get('/api/payments/methods')).data
      if (!cardGateway) return { problem: 'away', message: '' }
      const token = await createCardToken(cardGateway, card)
      if (!token.ok) return { problem: token.error.code, message: '' }
      const { message } = await api.post('/api/credit-cards', { token: token.value })
      await client.invalidateQueries(plain(cardsQuery))
      return { message }
    } catch (failure) {
      const isRefused = isApiFailure(failure) && failure.status >= 400 && failure.status < 500
      return { problem: isRefused ? 'refused' : 'away', message: '' }
    }
  }
}
