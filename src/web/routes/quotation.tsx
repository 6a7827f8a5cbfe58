import { useLoaded } from '#ui/fetching/api-query.ts'
import { quotationQuery } from '../features/cart/quotation.query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useParams } from '#ui/router/router.tsx'
import { hrefs } from '../site-map.ts'
import { AskPanel } from '#ui/dialog/ask-panel.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'

/** Fetched by those alone who asked for a quotation. */
const RequestQuotation = onDemand(() => import('../features/request-quotation/request-quotation.tsx'))

/** What the code of a printed quotation confirms; on the address of a link, the answer to a special request (S348). */
export default function QuotationPage() {
  const { code = '', token } = useParams()
  return token === undefined ? <Confirmed code={code} /> : <RequestQuotation openedBy={token} />
}

/** Confirms a quotation: its number and total, and whether its prices still hold (S307). */
function Confirmed({ code }: { code: string }) {
  const t = useT('quotation')
  const { state, quotation } = useLoaded(quotationQuery(code)).data
  return (
    <AskPanel isPage title={t(`title${state}`)} text={t(`text${state}`)}>
      {quotation ? (
        <div>
          <p>
            <Text area="quotation" id="number" fill={{ number: <Ltr>{quotation.number}</Ltr> }} />
          </p>
          <p>
            <b>
              <Text area="quotation" id="total" fill={{ total: <Money halalas={quotation.total} /> }} />
            </b>
          </p>
          <p>
            <Text
              area="quotation"
              id={state === 'EXPIRED' ? 'endedOn' : 'validUntil'}
              fill={{ date: <DateText day={quotation.validUntil} /> }}
            />
          </p>
        </div>
      ) : null}
      <p>
        <ButtonLink look="secondary" size="lg" to={state === 'VALID' ? hrefs.home() : hrefs.contactUs()}>
          {t(state === 'VALID' ? 'toShop' : 'contact')}
        </ButtonLink>
      </p>
    </AskPanel>
  )
}
