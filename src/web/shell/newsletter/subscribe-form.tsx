import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Honeypot } from '#ui/form/honeypot.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { NewsletterSource } from './newsletter.ts'
import { useNewsletter } from './use-newsletter.ts'

type Props = {
  source: NewsletterSource
  /** Of the form; its parts are named after it. */
  id: string
  label: string
  /** Class of the row of field and button. */
  rowClass: string
  button: Pick<ComponentProps<typeof Button>, 'look' | 'className'>
}

/** Subscribes an address to the newsletter (S349, S350): with script it stays on the page, without it leads to the home page. */
export function SubscribeForm({ source, id, label, rowClass, button }: Props) {
  const t = useT('shell')
  const { form, outcomeText, hasFailed, isInvalid, isSending } = useNewsletter(source)
  return (
    <form id={id} {...form}>
      {source === 'footer' ? null : <input type="hidden" name="source" value={source} />}
      <label htmlFor={`${id}-email`}>{label}</label>
      <div className={rowClass}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          placeholder="name@company.sa"
          aria-describedby={`${id}-outcome`}
          {...(isInvalid && { 'aria-invalid': true })}
        />
        <Button type="submit" loading={isSending} {...button}>
          {t('subscribe')}
        </Button>
      </div>
      <Honeypot name="website" />
      <output id={`${id}-outcome`} className={hasFailed ? 'is-bad' : undefined}>
        {outcomeText}
      </output>
    </form>
  )
}
