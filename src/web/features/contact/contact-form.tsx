import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useHref } from '#ui/router/router.tsx'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Button } from '#ui/button.tsx'
import { clearDraft } from '#ui/drafts/form-draft.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { Honeypot } from '#ui/form/honeypot.tsx'
import { useSending } from '#ui/form/use-sending.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { ContactFields } from './contact-fields.tsx'
import type { ContactField } from './contact-fields.tsx'
import { CONTACT_RULES, EMPTY_CONTACT } from './contact-rules.ts'
import type { ContactValues } from './contact-rules.ts'
import { sendContact } from './send-contact.ts'
import type { RefusedContact } from './send-contact.ts'

const DRAFT = 'contact'
const resolver = resolveFields(CONTACT_RULES)

type Props = {
  /** What came back from a form sent without script. */
  refused: RefusedContact | undefined
  onSent: (reference: string) => void
}

/** The contact form (S339 to S345). Without script the page answers it, and the browser's own checks are on. */
export function ContactForm({ refused, onSent }: Props) {
  const t = useT('contact')
  const { api, language } = usePage()
  const isLive = useIsLive()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: refused?.values ?? EMPTY_CONTACT, resolver })
  useFormDraft(element, DRAFT)
  const { refusal, isSending, onSubmit } = useSending({
    form,
    send: async (values) => {
      const reference = await sendContact(api, values, language)
      clearDraft(DRAFT)
      onSent(reference)
    },
  })
  const field: ContactField = (name) => ({ form, name, given: refused?.refusal.fields[name] })
  return (
    <form
      ref={element}
      id="form"
      className="form"
      method="post"
      action={`${useHref(hrefs.contactUs())}#form`}
      noValidate={isLive}
      onSubmit={(event) => void onSubmit(event)}
    >
      <ContactFields field={field} />
      <Honeypot {...form.register('hp')} />
      <div className="field-wide form-end">
        <FormAlert refusal={refusal ?? refused?.refusal} />
        <Button type="submit" size="lg" loading={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
