import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useHref, useSearch } from '#ui/router/router.tsx'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { oneAtATime } from '#ui/one-at-a-time.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { NEWSLETTER_PATH } from './newsletter-route.ts'
import { NEWSLETTER_OUTCOMES, readSubscription, subscribe } from './newsletter.ts'
import type { NewsletterOutcome, NewsletterSource } from './newsletter.ts'

const WRONG: ReadonlySet<NewsletterOutcome> = new Set(['missingEmail', 'invalidEmail'])
const SUBSCRIBED: ReadonlySet<NewsletterOutcome> = new Set(['subscribed', 'alreadySubscribed'])

/** A form for the newsletter, wherever it stands: `form` goes on the `<form>`, `outcome` is what came of it. */
export function useNewsletter(source: NewsletterSource) {
  const t = useOutcomeText()
  const { api, language } = usePage()
  const [isSending, setSending] = useState(false)
  const [answered, setAnswered] = useState<NewsletterOutcome | null>(null)
  const search = useSearch()
  const outcome = answered ?? (source === 'footer' ? outcomeOf(search) : undefined)

  const isUnderWay = useRef(false)
  async function send(form: HTMLFormElement): Promise<void> {
    const subscription = { ...readSubscription(new FormData(form)), source, language }
    setSending(true)
    const next = await subscribe(api, subscription)
    setSending(false)
    setAnswered(next)
    if (WRONG.has(next)) form.querySelector<HTMLInputElement>('[name="email"]')?.focus()
    toast({ title: t(next), tone: next === 'unexpectedError' ? 'destructive' : 'default' })
  }

  return {
    isSending,
    outcome,
    outcomeText: outcome ? t(outcome) : null,
    /** The address is to blame. */
    isInvalid: outcome !== undefined && WRONG.has(outcome),
    hasFailed: outcome !== undefined && !SUBSCRIBED.has(outcome),
    form: {
      method: 'post',
      action: useHref(NEWSLETTER_PATH),
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void oneAtATime(isUnderWay, send)(event.currentTarget)
      },
    },
  } as const
}

/** What is said of an outcome. */
function useOutcomeText(): (outcome: NewsletterOutcome) => string {
  const shell = useT('shell')
  const ui = useT('ui')
  return (outcome) => (outcome === 'unexpectedError' ? ui(outcome) : shell(outcome))
}

const outcomeOf = (search: URLSearchParams): NewsletterOutcome | undefined =>
  NEWSLETTER_OUTCOMES.find((each) => each === search.get('newsletter'))
