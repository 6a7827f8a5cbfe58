import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { PersonMark } from '../../components/person-mark.tsx'
import { Lookup } from './lookup.tsx'
import type { FindResults, LookupItem } from './lookup.tsx'
import { NO_CUSTOMER } from './order-draft.ts'
import type { DraftCustomer } from './order-draft.ts'

type Field = Exclude<keyof DraftCustomer, 'customerId'>

const FIELDS: readonly { readonly name: Field; readonly isNeeded?: true; readonly isLatin?: true }[] = [
  { name: 'name', isNeeded: true },
  { name: 'phone', isNeeded: true, isLatin: true },
  { name: 'email', isLatin: true },
  { name: 'company' },
  { name: 'vatNumber', isLatin: true },
  { name: 'poNumber' },
]

const MOST: Readonly<Record<Field, number>> = {
  name: 120,
  phone: 20,
  email: 254,
  company: MAX_COMPANY_LENGTH,
  vatNumber: 20,
  poNumber: 60,
}

type Props = {
  customer: DraftCustomer
  onChange: (customer: DraftCustomer) => void
  language: Language
  onLanguage: (language: Language) => void
  problemOf: (field: string) => string | undefined
}

/** Whom the order is for: found by what is typed, or written down. */
export function CustomerPart({ customer, onChange, language, onLanguage, problemOf }: Props) {
  const t = useT('office-counter')
  return (
    <section className="ruled counter-part" aria-labelledby="counter-customer">
      <h2 id="counter-customer">{t('customer')}</h2>
      <Lookup label={t('findCustomer')} hint={t('findCustomerHint')} itemsOf={useCustomerItems(onChange)} />
      {customer.customerId === undefined ? null : (
        <p className="note good-note">
          {t('isKnown')}
          <Button look="ghost" size="sm" onClick={() => onChange(NO_CUSTOMER)}>
            {t('another')}
          </Button>
        </p>
      )}
      <div className="two-columns">
        {FIELDS.map(({ name, isNeeded = false, isLatin = false }) => {
          const problem = problemOf(`contact.${name}`)
          return (
            <LineField
              key={name}
              label={t(name)}
              required={isNeeded}
              isInvalid={problem !== undefined}
              {...(isLatin && { dir: 'ltr' })}
              {...(name === 'phone' && { inputMode: 'tel' })}
              maxLength={MOST[name]}
              hint={problem ?? (name === 'email' ? t('emailHint') : undefined)}
              value={customer[name]}
              onChange={(text) => onChange({ ...customer, [name]: text })}
            />
          )
        })}
      </div>
      <div className="counter-choice">
        <span id="counter-language">{t('writtenIn')}</span>
        <div className="segments" role="group" aria-labelledby="counter-language">
          {LANGUAGES.map((each) => (
            <button key={each} type="button" aria-pressed={language === each} onClick={() => onLanguage(each)}>
              {t(each)}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

function useCustomerItems(onChange: Props['onChange']) {
  const find = useT('office-find')
  return ({ customers }: FindResults): readonly LookupItem[] =>
    customers.map(({ id, name, company, phone = '', email = '', orders }) => ({
      id,
      mark: <PersonMark name={company ?? name} />,
      title: [name, company].filter(Boolean).join(' · ') || phone || email,
      detail: (
        <>
          <Ltr>{phone || email}</Ltr> · {find('orderCount', { count: orders })}
        </>
      ),
      choose: () => onChange({ ...NO_CUSTOMER, customerId: id, name, phone, email, company: company ?? '' }),
    }))
}
