import { useId, useState } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { quotationTotals } from '#domain/quotations/quotation.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { DeskRequest } from '../../shared/requests/request.queries.ts'
import { DeliveryPart } from '../counter-order/delivery-part.tsx'
import { DeclineRequest } from './decline-request.tsx'
import { bodyOf, firstDraft, pricesOf, shippingOf } from './quotation-draft.ts'
import type { TypedQuotation } from './quotation-draft.ts'
import { QuotationLines } from './quotation-lines.tsx'
import { QuotationSums } from './quotation-sums.tsx'
import '../counter-order/counter-order.css'

type PartProps = { typed: TypedQuotation; set: (change: Partial<TypedQuotation>) => void }

/** The next version of a quotation: its lines, its days and its words, and what its customer will receive. */
export function QuotationBuilder({ request }: { request: DeskRequest }) {
  const t = useT('office-requests')
  const { reference, versions } = request
  const [typed, setTyped] = useState(() => firstDraft(request, riyadhDate(new Date())))
  const set = (change: Partial<TypedQuotation>) => setTyped((before) => ({ ...before, ...change }))
  const { isBusy, problem, call } = useOrderCall()
  const body = bodyOf(typed, versions.length)
  return (
    <form
      className="request-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (body) call((api) => api.post(`/api/office/requests/${reference}/quotations`, body), t('saidSent'))
      }}
    >
      <QuotationLines lines={typed.lines} onChange={(lines) => set({ lines })} />
      <div className="request-foot">
        <div className="request-form">
          <Terms typed={typed} set={set} />
          <DeliveryPart address={typed.address} onChange={(address) => set({ address })} problemOf={() => undefined} />
          {typed.address ? (
            <LineField
              label={t('deliveryPrice')}
              dir="ltr"
              inputMode="decimal"
              required
              value={typed.shipping}
              onChange={(shipping) => set({ shipping })}
            />
          ) : null}
          <Contact typed={typed} set={set} />
        </div>
        <div className="ticket-frame">
          <div className="ticket">
            <div className="ticket-head">
              <RegistrationMark />
              <h2>{t('version', { version: String(versions.length + 1) })}</h2>
            </div>
            <Sums typed={typed} />
            <AlertLine>{problem}</AlertLine>
            <Button type="submit" wide loading={isBusy} disabled={!body}>
              {t('send')}
            </Button>
            <p className="quiet">{t(versions.length > 0 ? 'sendTextNext' : 'sendText')}</p>
          </div>
          <DeclineRequest request={request} />
        </div>
      </div>
    </form>
  )
}

/** The sums of what is typed so far. */
function Sums({ typed }: Pick<PartProps, 'typed'>) {
  const t = useT('office-requests')
  const [prices, shipping] = [pricesOf(typed.lines), shippingOf(typed)]
  if (!prices || shipping === undefined) return <p className="quiet">{t('noSums')}</p>
  return <QuotationSums {...quotationTotals(prices, shipping)} validUntil={typed.validUntil} />
}

/** When it is ready, until when the prices are valid, and what is said with them. */
function Terms({ typed, set }: PartProps) {
  const t = useT('office-requests')
  const id = useId()
  return (
    <>
      <div className="two-columns">
        <LineField
          label={t('productionDays')}
          dir="ltr"
          inputMode="numeric"
          required
          value={typed.productionDays}
          onChange={(productionDays) => set({ productionDays })}
        />
        <div className="field">
          <label htmlFor={`${id}-until`}>{t('validUntil')}</label>
          <DateInput
            id={`${id}-until`}
            required
            value={typed.validUntil}
            onChange={({ target }) => set({ validUntil: target.value })}
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-words`}>{t('words')}</label>
        <textarea
          id={`${id}-words`}
          dir="auto"
          rows={3}
          maxLength={1_000}
          value={typed.words}
          onChange={({ target }) => set({ words: target.value })}
        />
      </div>
    </>
  )
}

/** Whom it is sent to, and in which language. */
function Contact({ typed, set }: PartProps) {
  const t = useT('office-requests')
  const counter = useT('office-counter')
  return (
    <section className="ruled counter-part">
      <h2>{t('sentTo')}</h2>
      <div className="segments" role="group" aria-label={counter('writtenIn')}>
        {(['ar', 'en'] as const).map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={typed.language === language}
            onClick={() => set({ language })}
          >
            {counter(language)}
          </button>
        ))}
      </div>
      <div className="two-columns">
        <LineField label={t('who')} dir="auto" required value={typed.name} onChange={(name) => set({ name })} />
        <LineField label={t('phone')} dir="ltr" required value={typed.phone} onChange={(phone) => set({ phone })} />
        <LineField label={t('email')} dir="ltr" required value={typed.email} onChange={(email) => set({ email })} />
      </div>
    </section>
  )
}
