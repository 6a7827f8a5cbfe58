import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { loadMessages } from '../i18n/load-messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { currentSession } from '../shared/session/session-store.ts'
import { closeSignIn, onSignInRequest, resumeSignIn, signInRequest } from '../shared/session/sign-in-request.ts'
import type { SignInRequest } from '../shared/session/sign-in-request.ts'
import { loadCode } from '#ui/loading/load-code.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'

/** Whether the document was there before: reloaded, or reached by Back or Forward. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type))

type Dialog = ComponentType<{ request: SignInRequest }>

/** The place of the sign-in dialog; its code and texts arrive when it is first asked for. */
export function SignInHost() {
  const t = useT('shell')
  const { language } = usePage()
  const request = useSyncExternalStore(onSignInRequest, signInRequest, () => undefined)
  const [Dialog, setDialog] = useState<Dialog>()
  useEffect(() => {
    if (currentSession().status === 'visitor') resumeSignIn(t('signInFirst'), isReturn())
  }, [t])
  useEffect(() => {
    if (!request || Dialog) return
    loadCode(() =>
      Promise.all([import('../features/sign-in/sign-in-dialog.tsx'), loadMessages(language, ['form', 'sign-in'])]),
    ).then(
      ([module]) => setDialog(() => module.default),
      (failure: unknown) => {
        closeSignIn()
        toastFailure(failure)
      },
    )
  }, [request, Dialog, language])
  return request && Dialog ? <Dialog request={request} /> : null
}
