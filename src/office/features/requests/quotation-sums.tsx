import { useT } from '#ui/i18n/use-t.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'

type Props = { subtotal: number; shipping: number; vat: number; total: number; validUntil: string }

/** What a quotation comes to, and until when. */
export function QuotationSums({ subtotal, shipping, vat, total, validUntil }: Props) {
  const t = useT('office-requests')
  return (
    <dl className="leaders">
      <div>
        <dt>{t('lines')}</dt>
        <dd>
          <Money halalas={subtotal} />
        </dd>
      </div>
      {shipping > 0 ? (
        <div>
          <dt>{t('delivery')}</dt>
          <dd>
            <Money halalas={shipping} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('ofWhichVat')}</dt>
        <dd>
          <Money halalas={vat} />
        </dd>
      </div>
      {validUntil === '' ? null : (
        <div>
          <dt>{t('validUntil')}</dt>
          <dd>
            <DateText day={validUntil} />
          </dd>
        </div>
      )}
      <div className="sum">
        <dt>{t('total')}</dt>
        <dd>
          <Money halalas={total} />
        </dd>
      </div>
    </dl>
  )
}
