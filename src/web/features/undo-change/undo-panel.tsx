import { useEffect } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Form } from '#ui/router/link.tsx'
import { useActionData, useActivity, useSearch } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import { loadCustomer } from '../../shared/session/session.ts'
import { currentSession } from '../../shared/session/session-store.ts'
import { openSignIn } from '../../shared/session/sign-in-request.ts'
import { AskPanel } from '#ui/dialog/ask-panel.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { outcomeNamed } from './undo-change.ts'
import type { UndoOutcome } from './undo-change.ts'

/** Asks whether the change of an e-mail address or number is taken back, or reports the result. */
export function UndoPanel() {
  const t = useT('undo-change')
  const shell = useT('shell')
  const search = useSearch()
  const token = search.get('token') ?? ''
  const tried = useActionData<UndoOutcome>()
  const outcome = outcomeNamed(search.get('done')) ?? tried ?? (token ? 'asked' : 'gone')
  const isSending = useActivity() === 'submitting'
  useSignedOut(outcome === 'restored')
  return (
    <AskPanel isPage title={t(`${outcome}Title`)} text={t(`${outcome}Text`)}>
      {outcome === 'asked' || outcome === 'failed' ? (
        <Form method="post" action={hrefs.undoChange({ token })}>
          <input type="hidden" name="token" value={token} />
          <Button look="secondary" size="lg" type="submit" loading={isSending}>
            {t('undo')}
          </Button>
        </Form>
      ) : null}
      {outcome === 'restored' ? (
        <p>
          <Button look="secondary" size="lg" className="scripted" onClick={() => openSignIn()}>
            {shell('login')}
          </Button>
        </p>
      ) : null}
      {outcome === 'gone' ? (
        <p>
          <ButtonLink look="secondary" size="lg" to={hrefs.contactUs()}>
            {shell('contactUs')}
          </ButtonLink>
        </p>
      ) : null}
    </AskPanel>
  )
}

/** Every device is signed out: this one hears of it by its next call, which is made now. */
function useSignedOut(isOver: boolean): void {
  const { api } = usePage()
  useEffect(() => {
    if (isOver && currentSession().customer) void loadCustomer(api)
  }, [isOver, api])
}
