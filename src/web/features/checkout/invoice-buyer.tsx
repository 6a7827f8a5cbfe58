import { useFetched } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { hrefs } from '../../site-map.ts'

/** Whom the invoice is made out to, said before it is issued: a tax invoice cannot be changed afterwards. */
export function InvoiceBuyer() {
  const t = useT('checkout')
  const profile = useFetched(profileQuery)?.data
  if (!profile) return null
  const { companyName, vatNumber, firstName, lastName } = profile
  const company = <bdi>{companyName ?? `${firstName} ${lastName}`}</bdi>
  return (
    <p className="quiet checkout-invoice">
      {vatNumber === null ? (
        t('companyAsked')
      ) : (
        <Text area="checkout" id="taxInvoiceFor" fill={{ company, number: <Ltr>{vatNumber}</Ltr> }} />
      )}{' '}
      <Link className="underlined" to={hrefs.userProfile({ tab: 'myInfo' })}>
        {t(vatNumber === null ? 'addVatNumber' : 'changeCompany')}
      </Link>
    </p>
  )
}
