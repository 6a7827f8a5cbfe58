import { useState } from 'react'
import { useActionData, useSearch } from '#ui/router/router.tsx'
import { ContactData } from '../features/contact/contact-data.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import type { RefusedContact } from '../features/contact/send-contact.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { FormPage } from '../shell/form-page.tsx'
import { readSentForm } from '#ui/form/refusal.ts'

/** Writing to the company (S33). */
export default function ContactUsPage() {
  const t = useT('contact')
  const { sent } = readSentForm(useSearch())
  const refused = useActionData<RefusedContact>()
  const [reference, setReference] = useState(sent)
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      sent={{
        title: t('sentTitle'),
        text: t('sentText'),
        reference,
        another: t('another'),
        onAnother: () => setReference(undefined),
      }}
      to={hrefs.contactUs()}
      aside={<ContactData />}
    >
      <ContactForm refused={refused} onSent={setReference} />
    </FormPage>
  )
}
