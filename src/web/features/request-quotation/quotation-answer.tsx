import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { hrefs } from '../../site-map.ts'
import { requestQuotationQuery } from './request-quotation.query.ts'
import type { RequestQuotation } from './request-quotation.query.ts'

type Props = { quotation: RequestQuotation; openedBy: string }

/** What can be done with a quotation as it stands. */
export function QuotationAnswer({ quotation, openedBy }: Props) {
  const t = useT('quotation')
  const { status, orderNumber, isUnpaid } = quotation
  if (status === 'SENT' || status === 'ACCEPTED') return <Decide quotation={quotation} openedBy={openedBy} />
  if (status === 'ORDERED')
    return (
      <section role="status">
        <h2>{t('stateORDERED')}</h2>
        <p>
          <Text area="quotation" id="orderedText" fill={{ number: <Ltr>{orderNumber}</Ltr> }} />
        </p>
        {isUnpaid ? <Pay openedBy={openedBy} /> : null}
      </section>
    )
  return (
    <section role="status">
      <h2>{t(`state${status}`)}</h2>
      <p>{t(`state${status}Text`)}</p>
      {status === 'REPLACED' ? null : (
        <ButtonLink look="secondary" to={hrefs.contactUs()}>
          {t('contact')}
        </ButtonLink>
      )}
    </section>
  )
}

/** Accepts, which locks the prices, and leads to the payment; or declines. */
function Decide({ quotation: { status }, openedBy }: Props) {
  const t = useT('quotation')
  const [isDeclining, setDeclining] = useState(false)
  const { isBusy, problem, act } = useAnswer(openedBy)
  if (isDeclining) return <Decline openedBy={openedBy} onBack={() => setDeclining(false)} />
  return (
    <section>
      <h2>{t(status === 'SENT' ? 'decide' : 'stateACCEPTED')}</h2>
      <p>{t(status === 'SENT' ? 'decideText' : 'acceptedText')}</p>
      <AlertLine>{problem}</AlertLine>
      <div className="request-quotation-buttons">
        {status === 'SENT' ? (
          <Button
            size="lg"
            loading={isBusy}
            onClick={() => act((api) => api.post(`/api/special-requests/${openedBy}/accept`, {}))}
          >
            {t('accept')}
          </Button>
        ) : (
          <Pay openedBy={openedBy} />
        )}
        <Button look="ghost" size="lg" onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}

/** Orders what was accepted, and opens the page on which it is paid. */
function Pay({ openedBy }: Pick<Props, 'openedBy'>) {
  const t = useT('quotation')
  const navigate = useNavigate()
  const { isBusy, problem, act } = useAnswer(openedBy)
  const pay = () =>
    act(async (api) => {
      const { data } = await api.post(`/api/special-requests/${openedBy}/order`, {})
      navigate(hrefs.pay(data.payToken))
    })
  return (
    <>
      <AlertLine>{problem}</AlertLine>
      <Button size="lg" loading={isBusy} onClick={pay}>
        {t('orderAndPay')}
      </Button>
    </>
  )
}

function Decline({ openedBy, onBack }: Pick<Props, 'openedBy'> & { onBack: () => void }) {
  const t = useT('quotation')
  const [reason, setReason] = useState('')
  const { isBusy, problem, act } = useAnswer(openedBy)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const body = reason.trim() === '' ? {} : { reason: reason.trim() }
        act((api) => api.post(`/api/special-requests/${openedBy}/decline`, body))
      }}
    >
      <div className="field">
        <label htmlFor="decline-reason">{t('declineReason')}</label>
        <textarea
          id="decline-reason"
          dir="auto"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <AlertLine>{problem}</AlertLine>
      <div className="request-quotation-buttons">
        <Button type="submit" look="destructive" loading={isBusy}>
          {t('declineNow')}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

/** An answer to the quotation, once at a time; however it ends, the quotation is fetched again. */
function useAnswer(openedBy: string) {
  const { api } = usePage()
  const client = useQueryClient()
  const { isBusy, problem, run } = useRequest((failure) =>
    isApiFailure(failure) ? failure.answer?.message : undefined,
  )
  const act = (work: (api: ApiClient) => Promise<unknown>): void =>
    void run(async () => {
      try {
        await work(api)
      } finally {
        await client.invalidateQueries({ queryKey: requestQuotationQuery(openedBy).queryKey })
      }
    })
  return { isBusy, problem, act }
}
