import { useEffect, useRef } from 'react'
import { Form } from '#ui/router/link.tsx'
import { useActionData, useActivity, useVisit } from '#ui/router/router.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { AskPanel } from '#ui/dialog/ask-panel.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { settledOutcome, TOKEN } from './unsubscribe.ts'
import type { UnsubscribeOutcome } from './unsubscribe.ts'

/** Asks whether to leave the newsletter, or reports the result. Needs the messages of `home`. */
export function UnsubscribePanel({ token }: { token: string }) {
  const t = useT('home')
  const shell = useT('shell')
  const tried = useActionData<UnsubscribeOutcome>()
  const outcome = settledOutcome(token) ?? tried
  // An address that is opened or loaded again says it once more, without a bell.
  const isOpened = useVisit().arrival === 'opened'
  const isSending = useActivity() === 'submitting'
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!outcome || isOpened) return
    panel.current?.focus()
    toast({ title: t(TEXTS[outcome].title), tone: outcome === 'unsubscribed' ? 'default' : 'destructive' })
  }, [outcome, isOpened, t])
  const { title, text } = TEXTS[outcome ?? 'asked']
  return (
    <AskPanel ref={panel} title={t(title)} text={t(text)}>
      {outcome === undefined || outcome === 'failed' ? (
        <Form method="post" action={hrefs.home({ unsubscribe: token })}>
          <input type="hidden" name={TOKEN} value={token} />
          <Button look="secondary" size="lg" type="submit" loading={isSending}>
            {t('unsubscribe')}
          </Button>
        </Form>
      ) : null}
      {outcome === 'unknown' ? (
        <p>
          <ButtonLink look="secondary" to={hrefs.contactUs()}>
            {shell('contactUs')}
          </ButtonLink>
        </p>
      ) : null}
    </AskPanel>
  )
}

const TEXTS = {
  asked: { title: 'unsubscribeTitle', text: 'unsubscribeText' },
  unsubscribed: { title: 'unsubscribedTitle', text: 'unsubscribedText' },
  unknown: { title: 'unsubscribeUnknownTitle', text: 'unsubscribeUnknownText' },
  failed: { title: 'unsubscribeFailedTitle', text: 'unsubscribeFailedText' },
} as const satisfies Record<UnsubscribeOutcome | 'asked', { title: string; text: string }>
