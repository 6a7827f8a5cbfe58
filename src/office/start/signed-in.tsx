import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { usePage } from '#ui/page-context.tsx'
import { useLocation } from '#ui/router/router.tsx'
import { ME, MeProvider } from '../app/me.tsx'
import type { Me } from '../app/me.tsx'
import { isReauthenticationRequested, onReauthenticationRequest } from '../app/reauthentication.ts'
import { readTheme, rememberTheme } from '../app/theme.ts'
import { chooseLanguage, hasChosenLanguage, readState } from '../app/page-state.ts'
import { isSessionExpired, onSession, setSessionExpired } from '../app/session-signal.ts'
import { Accept } from '../features/sign-in/accept.tsx'
import { ReauthenticationDialog } from '../features/sign-in/reauthentication-dialog.tsx'
import { TABLET } from '../features/tablets/tablet-address.ts'
import { Pair } from '../features/tablets/pair.tsx'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { loadMessages } from '../i18n/load-messages.ts'
import { Frame } from '../shell/frame.tsx'
import { Broken, Waiting } from '../components/states.tsx'

/** The address of the link in an invitation. */
const INVITATION = '/join'
/** The address of the link in the QR code of a tablet. */
const PAIRING = '/pair'

/** What a paired tablet shows, with its texts. */
const Tablet = onDemand(async () => {
  const [screen] = await Promise.all([
    import('../features/tablets/tablet.tsx'),
    loadMessages(readState().language, ['office-board', 'office-scan', 'office-tablets']),
  ])
  return screen
})

/** Shows sign-in, and nothing else, until a session lives. One that ends later is asked for above the page, which stays. */
export function SignedIn({ shopName }: { shopName: string }) {
  const { pathname } = useLocation()
  if (pathname === INVITATION) return <Accept shopName={shopName} />
  if (pathname === PAIRING) return <Pair shopName={shopName} />
  if (pathname === TABLET) return <Tablet fallback={<Waiting />} />
  return <OfSession shopName={shopName} />
}

function OfSession({ shopName }: { shopName: string }) {
  const client = useQueryClient()
  const isExpired = useSyncExternalStore(onSession, isSessionExpired)
  const isProofNeeded = useSyncExternalStore(onReauthenticationRequest, isReauthenticationRequested)
  const { data, error, refetch } = useQuery<{ data: Me }>({ ...plain(ME), staleTime: 60_000 })
  const me = data?.data
  useOwnLanguage(me)
  useOwnTheme(me)
  const enter = async () => {
    setSessionExpired(false)
    await client.invalidateQueries()
  }
  if (me) {
    return (
      <MeProvider me={me}>
        <Frame shopName={shopName} isCovered={isExpired} />
        {isProofNeeded && !isExpired ? <ReauthenticationDialog /> : null}
        {isExpired ? (
          <div className="sign-in-cover">
            <SignIn shopName={shopName} email={me.email} onDone={enter} />
          </div>
        ) : null}
      </MeProvider>
    )
  }
  if (isApiFailure(error) && error.status === 401) return <SignIn shopName={shopName} onDone={enter} />
  return error ? <Broken failure={error} onRetry={() => void refetch()} /> : <Waiting />
}

/** A person's own language, where this browser has not chosen another one. */
function useOwnLanguage(me: Me | undefined): void {
  const { language } = usePage()
  useEffect(() => {
    if (me && me.language !== language && !hasChosenLanguage()) chooseLanguage(me.language)
  }, [me, language])
}

/** A person's own theme, in every browser that they sign in with. */
function useOwnTheme(me: Me | undefined): void {
  const theme = me?.theme
  useEffect(() => {
    if (theme && theme !== readTheme(document.cookie)) rememberTheme(theme)
  }, [theme])
}
