import { usePage } from '../../app/page-context.tsx'
import { apiQuery, useFetched } from '../../app/api-query.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { leaveForGoogle } from './google-flow.ts'
import type { GoogleIntent } from './google-flow.ts'

const providersQuery = apiQuery('/api/app/identity-providers', { tags: ['settings'] })

/** Signing in or up with Google (S121, S140); its place is kept until it is known whether the shop offers it. */
export function GoogleButton({ intent }: { intent: GoogleIntent }) {
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

/** Google's sign, in its own colours as its rules ask. */
const GoogleMark = () => (
  <svg className="i" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C7.9 41.1 15.4 46 24 46z"
    />
    <path
      fill="#FBBC05"
      d="M11.7 28.2c-.4-1.3-.7-2.7-.7-4.2s.2-2.9.7-4.2v-5.7H4.3C2.9 17 2 20.4 2 24s.9 7 2.3 9.9l7.4-5.7z"
    />
    <path
      fill="#EA4335"
      d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 7.9 6.9 4.3 14.1l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
    />
  </svg>
)
