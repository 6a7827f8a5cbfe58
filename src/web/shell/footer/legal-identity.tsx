import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { useContact } from '../shell.queries.ts'

/** S90: what the E-Commerce Law wants said of a shop: name, registration, VAT number, Business Center number, address. */
export function LegalIdentity() {
  const t = useT('shell')
  const { now } = usePage()
  const contact = useContact()
  if (!contact) return null
  return (
    <p className="legal">
      <span>
        © {new Date(now).getUTCFullYear()} <bdi>{contact.legalName}</bdi>
      </span>
      <span>
        {t('crNumber')} <Ltr>{contact.crNumber}</Ltr>
      </span>
      <span>
        {t('vatNumber')} <Ltr>{contact.vatNumber}</Ltr>
      </span>
      {contact.businessCenterNumber ? (
        <span>
          {t('businessCenter')} <Ltr>{contact.businessCenterNumber}</Ltr>
        </span>
      ) : null}
    </p>
  )
}
