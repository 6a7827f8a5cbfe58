import { usePage } from '../../app/page-context.tsx'
import { useNavigate } from '../../router/router.tsx'
import { enterSession } from '../../session/session.ts'
import { finishSignIn, offerToKeep } from '../../session/sign-in-request.ts'
import { clearDraft } from '../../ui/form-draft.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { SIGN_UP_DRAFT } from './sign-up-rules.ts'

/** What a call that signs in answers. */
export type SignedIn = { readonly message: string; readonly data: { readonly accessToken: string } }

/**
 * Lets somebody in: profile, wishlist and cart first, then the dialog closes and they go where they wanted (S209, S47),
 * or to `from`, when another page was shown meanwhile. Whoever has had the account deleted may keep it (S262).
 */
export function useArrival(): (answer: SignedIn, from?: string) => Promise<void> {
  const { api } = usePage()
  const navigate = useNavigate()
  return async ({ message, data }, from) => {
    const profile = await enterSession(api, data.accessToken)
    clearDraft(SIGN_UP_DRAFT)
    const target = finishSignIn() ?? from
    toast({ title: message })
    if (target) navigate(target, { replace: from !== undefined })
    if (profile?.deletionDueAt) offerToKeep(profile.deletionDueAt)
  }
}
