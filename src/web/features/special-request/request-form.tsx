import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useHref } from '#ui/router/router.tsx'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { clearDraft } from '#ui/drafts/form-draft.ts'
import { refusalOf } from '#ui/form/refusal.ts'
import type { Refusal } from '#ui/form/refusal.ts'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { Honeypot } from '#ui/form/honeypot.tsx'
import { useSending } from '#ui/form/use-sending.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { AttachmentField } from './attachment-field.tsx'
import { EMPTY_REQUEST, requestRules } from './request-rules.ts'
import type { RequestValues } from './request-rules.ts'
import { SendingBar } from './sending-bar.tsx'
import { useAttachments } from './use-attachments.ts'
import { useUpload } from '../../shared/upload/use-upload.ts'
import { WhatFields } from './what-fields.tsx'
import { WhenFields } from './when-fields.tsx'
import { WhoFields } from './who-fields.tsx'

export const REQUEST_PATH = '/api/special-requests/create'

type Props = {
  /** What the address brings along. */
  given: Partial<RequestValues>
  refusal: Refusal | undefined
  onSent: (reference: string) => void
}

/**
 * The request form (S346). Without script the browser posts it, files included, to the API itself, which leads back
 * here; then the browser's own checks are on.
 */
export function RequestForm({ given, refusal: before, onSent }: Props) {
  const t = useT('special-request')
  const { language, now } = usePage()
  const today = riyadhDate(new Date(now))
  const resolver = useMemo(() => resolveFields(requestRules(today)), [today])
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<RequestValues>({ mode: 'onTouched', defaultValues: startOf(given), resolver })
  // The draft of an address: a page that links here may have filled it in, and one that was begun goes on.
  const address = requestAddress(given)
  useFormDraft(element, address)
  const attachments = useAttachments()
  const upload = useUpload<{ reference: string }>(REQUEST_PATH)
  const { refusal, isSending, onSubmit } = useSending({
    form,
    send: async () => {
      if (!element.current) return
      const received = await upload
        .send(formWith(element.current, attachments.files))
        .catch((failure: unknown) => nameFile(failure))
      if (!received) return
      clearDraft(address)
      onSent(received.reference)
    },
  })
  const nameFile = (failure: unknown): never => {
    if (attachments.blame(refusalOf(failure))) element.current?.querySelector<HTMLElement>('.files')?.focus()
    throw failure
  }
  const field = (name: keyof RequestValues) => ({ form, name, given: before?.fields[name] })
  return (
    <form
      ref={element}
      id="form"
      className="request"
      method="post"
      action={REQUEST_PATH}
      encType="multipart/form-data"
      noValidate={useIsLive()}
      onSubmit={(event) => void onSubmit(event)}
    >
      <input type="hidden" name="returnTo" value={`${useHref(address)}#form`} />
      <input type="hidden" name="lang" value={language} />
      <WhatFields field={field} />
      <WhenFields field={field} today={today} />
      <fieldset className="form">
        <legend>{t('filesTitle')}</legend>
        <AttachmentField attachments={attachments} />
      </fieldset>
      <WhoFields field={field} />
      <Honeypot {...form.register('hp')} />
      <SendingBar isSending={isSending} progress={upload.progress} onStop={upload.stop} refusal={refusal ?? before} />
    </form>
  )
}

/** The form as it stands, with the files of the list instead of the field's. */
function formWith(element: HTMLFormElement, files: readonly File[]): FormData {
  const data = new FormData(element)
  data.delete('returnTo')
  data.delete('attachments')
  for (const file of files) data.append('attachments', file)
  return data
}

/** The address that brings this along; drafts go by its name. */
export const requestAddress = ({ description, categoryId, productType }: Partial<RequestValues>): string =>
  hrefs.specialRequest({ description, category: categoryId, product: productType })

/** Without a description the product is what it is about, until the draft of the product's page takes its place. */
const startOf = (given: Partial<RequestValues>): RequestValues => ({
  ...EMPTY_REQUEST,
  ...given,
  description: given.description || given.productType || '',
})
