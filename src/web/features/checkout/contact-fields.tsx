import { useEffect, useRef } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { CONTACT_FIELDS, displayPhone } from './contact.ts'
import type { Contact } from './contact.ts'
import type { ContactForm } from './use-contact-form.ts'

/** What is known in a line, and fields for what is not (ux 43). */
export function ContactFields({ form: contact }: { form: ContactForm }) {
  const t = useT('checkout')
  const tForm = useT('form')
  const { form, openedFields, isIncomplete, showAll } = contact
  const box = useRef<HTMLFormElement>(null)
  const wasAll = useRef(openedFields.length === CONTACT_FIELDS.length)
  const isAll = openedFields.length === CONTACT_FIELDS.length
  useEffect(() => {
    if (isAll && !wasAll.current) box.current?.querySelector('input')?.focus()
    wasAll.current = isAll
  }, [isAll])
  return (
    <section className="checkout-set" aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contact')}</h2>
      {isAll ? null : (
        <p className="checkout-known">
          <Known contact={form.getValues()} hidden={openedFields} />
          <Button look="link" size="sm" onClick={showAll} aria-label={t('changeContact')}>
            {t('change')}
          </Button>
        </p>
      )}
      {openedFields.length > 0 ? (
        <form ref={box} className="form" noValidate onSubmit={(event) => event.preventDefault()}>
          {CONTACT_FIELDS.filter((name) => openedFields.includes(name)).map((name) => (
            <ContactField key={name} form={form} name={name} />
          ))}
        </form>
      ) : null}
      <AlertLine>{isIncomplete ? tForm('contact_incomplete') : null}</AlertLine>
    </section>
  )
}

function Known({ contact, hidden }: { contact: Contact; hidden: readonly (keyof Contact)[] }) {
  const isKnown = (name: keyof Contact): boolean => !hidden.includes(name)
  const names = (['firstName', 'lastName'] as const).filter(isKnown).map((name) => contact[name])
  return (
    <span>
      {names.length > 0 ? <bdi>{names.join(' ')}</bdi> : null}
      {isKnown('phone') ? (
        <span>
          <Ltr>{displayPhone(contact)}</Ltr>
        </span>
      ) : null}
      {isKnown('email') ? (
        <span>
          <Ltr>{contact.email}</Ltr>
        </span>
      ) : null}
    </span>
  )
}

const ATTRIBUTES = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
} as const

function ContactField({ form, name }: { form: ContactForm['form']; name: keyof Contact }) {
  const t = useT('checkout')
  return (
    <FormField
      form={form}
      name={name}
      label={t(name)}
      required
      {...(name === 'email' && { hint: t('emailHint') })}
      {...(name === 'phone' && { hint: t('phoneHint') })}
    >
      {(control) => <input {...control} {...ATTRIBUTES[name]} enterKeyHint="next" />}
    </FormField>
  )
}
