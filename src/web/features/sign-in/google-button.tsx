import { usePage } from '#ui/page-context.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { leaveForGoogle, providersQuery } from '../../shared/session/google-detour.ts'
import { Button } from '#ui/button.tsx'
import { GoogleMark } from '#ui/icons/google-mark.tsx'

/** Signing in or up with Google (S121, S140); its place is reserved until it is known whether the shop offers it. */
export function GoogleButton({ intent }: { intent: 'login' | 'signup' }) {
  const t = useT('sign-in')
  const { language } = usePage()
  const providers = useFetched(providersQuery)
  if (!providers) return <span className="btn outline wide" aria-hidden="true" />
  const { google } = providers.data
  if (!google) return null
  return (
    <Button look="outline" wide onClick={() => leaveForGoogle(google, intent, language)}>
      <GoogleMark />
      {t(intent === 'login' ? 'withGoogle' : 'signupWithGoogle')}
    </Button>
  )
}
