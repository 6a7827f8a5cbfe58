import { useStorefront } from '../../../app/storefront-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** Standard and urgent side by side: the day is the headline, the price below. */
export function TicketDates() {
  const t = useT('product')
  const { ticket, decide } = useConfigurator()
  const { urgentPercent } = useStorefront().policy
  const { standard, urgent, isUrgent } = ticket
  const { refusal } = urgent
  return (
    <fieldset className="when">
      <legend>{t('readyBy')}</legend>
      <label className="option">
        <input type="radio" name="when" checked={!isUrgent} onChange={() => decide({ urgent: false })} />
        <span className="quiet">{t('standard')}</span>
        <b>
          <DateText day={standard.day} />
        </b>
        <span>
          <Money halalas={standard.total} />
        </span>
      </label>
      <label className={`option${refusal ? ' off' : ''}`}>
        <input
          type="radio"
          name="when"
          checked={isUrgent}
          disabled={refusal !== null}
          onChange={() => decide({ urgent: true })}
        />
        <span className="quiet">{t('urgent')}</span>
        {refusal === null ? (
          <>
            <b>
              <DateText day={urgent.day} />
            </b>
            <span>
              <Money halalas={urgent.total} />
            </span>
          </>
        ) : (
          <span className="quiet">{t(refusal === 'not-allowed' ? 'urgentRefused' : 'urgentNoFaster')}</span>
        )}
      </label>
      {refusal === null ? (
        <p className="quiet">
          <Text
            area="product"
            id="urgentAdds"
            fill={{ price: <Money halalas={urgent.fee} />, percent: <Ltr>{urgentPercent}%</Ltr> }}
          />
        </p>
      ) : null}
    </fieldset>
  )
}
