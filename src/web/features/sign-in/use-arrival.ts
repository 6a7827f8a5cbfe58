import { usePage } from '#ui/page-context.tsx'
import { useNavigate } from '#ui/router/router.tsx'
import { enterSession } from '../../shared/session/session.ts'
import { finishSignIn, offerToKeep, sayKnown } from '../../shared/session/sign-in-request.ts'
import { clearDraft, readDraft } from '#ui/drafts/form-draft.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { SIGN_UP_DRAFT } from './sign-up-rules.ts'

/** What a call that signs in answers. */
export type SignedIn = {
  readonly message: string
  readonly data: { readonly accessToken: string; readonly isNew: boolean }
}

type Way = {
  /** Where they go when another page was shown meanwhile. */
  readonly from?: string
  /** They have asked for a new account. */
  readonly signsUp?: boolean
}

/**
 * Completes a sign-in: profile, wishlist and cart first, then the dialog closes and the wanted page opens (S209, S47).
 * A customer who has had the account deleted may restore it (S262); who signed up with what already had an account reads so (S145).
 */
export function useArrival(): (answer: SignedIn, way?: Way) => Promise<void> {
  const { api } = usePage()
  const navigate = useNavigate()
  return async ({ message, data }, { from, signsUp = false } = {}) => {
    // First, so that what the cart has to say of itself comes after it and stays (S220).
    toast({ title: message })
    const profile = await enterSession(api, data.accessToken)
    const { firstName = '', lastName = '' } = readDraft(SIGN_UP_DRAFT)
    clearDraft(SIGN_UP_DRAFT)
    const target = finishSignIn() ?? from
    if (target) navigate(target, { replace: from !== undefined })
    if (profile?.deletionDueAt) offerToKeep(profile.deletionDueAt)
    else if (profile && signsUp && !data.isNew) sayKnown({ name: profile, typed: tidyName({ firstName, lastName }) })
  }
}

const tidyName = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
})
