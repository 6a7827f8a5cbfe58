import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import type { RequestQuotation } from './request-quotation.query.ts'

type Props = { quotation: RequestQuotation; openedBy: string }

/** What is quoted, for how much, until when. */
export function QuotationGoods({ quotation, openedBy }: Props) {
  const t = useT('quotation')
  const { lines, words, status, validUntil, productionDays, deliveredTo } = quotation
  return (
    <section>
      <h1>
        <Text area="quotation" id="number" fill={{ number: <Ltr>{quotation.reference}</Ltr> }} />
      </h1>
      {words === null ? null : (
        <p className="request-quotation-words" dir="auto">
          {words}
        </p>
      )}
      <ul>
        {lines.map(({ position, name, details, quantity, unit, total }) => (
          <li key={position}>
            <span>
              <bdi>{name}</bdi>
              {details === null ? null : (
                <small className="quiet">
                  <bdi>{details}</bdi>
                </small>
              )}
              <small className="quiet">
                <Text
                  area="quotation"
                  id="each"
                  fill={{ quantity: groupDigits(quantity), price: <Money halalas={unit} /> }}
                />
              </small>
            </span>
            <Money halalas={total} />
          </li>
        ))}
      </ul>
      <Sums quotation={quotation} />
      <p>
        <Text
          area="quotation"
          id={status === 'EXPIRED' ? 'endedOn' : 'validUntil'}
          fill={{ date: <DateText day={validUntil} length="full" /> }}
        />
      </p>
      <p className="quiet">{t('production', { count: productionDays })}</p>
      <p className="quiet">
        {deliveredTo === null ? (
          t('pickedUp')
        ) : (
          <Text area="quotation" id="deliveredTo" fill={{ address: <bdi>{deliveredTo}</bdi> }} />
        )}
      </p>
      <Paper openedBy={openedBy} />
    </section>
  )
}

function Sums({ quotation: { totals } }: Pick<Props, 'quotation'>) {
  const t = useT('quotation')
  return (
    <dl className="request-quotation-sums">
      {totals.shipping > 0 ? (
        <div>
          <dt>{t('shipping')}</dt>
          <dd>
            <Money halalas={totals.shipping} />
          </dd>
        </div>
      ) : null}
      <div className="request-quotation-total">
        <dt>{t('sum')}</dt>
        <dd>
          <Money halalas={totals.total} />
        </dd>
      </div>
      <div className="quiet">
        <dt>{t('ofWhichVat')}</dt>
        <dd>
          <Money halalas={totals.vat} />
        </dd>
      </div>
    </dl>
  )
}

/** The quotation as a file. */
function Paper({ openedBy }: Pick<Props, 'openedBy'>) {
  const t = useT('quotation')
  const { isBusy, call } = useCall(async (api) => {
    const { file, name } = await api.file(`/api/special-requests/${openedBy}/quotation.pdf`)
    saveFile(name, file)
  })
  return (
    <Button look="outline" loading={isBusy} onClick={() => call()}>
      <Icon name="download" />
      {t('savePdf')}
    </Button>
  )
}
