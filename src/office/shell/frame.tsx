import { Suspense, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { PageBoundary } from '#ui/router/page-boundary.tsx'
import { Link } from '#ui/router/link.tsx'
import { useLocation, useVisit } from '#ui/router/router.tsx'
import { useLanding } from '#ui/router/use-landing.ts'
import { Find } from '../find/find.tsx'
import { usePermissions } from '../app/me.tsx'
import { KeyList } from '../keys/key-list.tsx'
import { useLive } from '../live/use-live.ts'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import { maySee, SCREENS } from '../site-map.ts'
import type { ScreenName } from '../site-map.ts'
import { LanguageSwitch } from '../components/language-switch.tsx'
import { Banners } from './banners.tsx'
import { PhoneTabs, SideNav } from './navigation.tsx'
import { OfficeLogo } from '../components/office-icon.tsx'
import { OwnAccount, OwnMark } from './own-account.tsx'
import { Ruler } from './ruler.tsx'
import { Broken, Gone, NoPermission, Waiting } from '../components/states.tsx'
import { useGoKeys } from './use-go-keys.ts'

/** Screens that take the width of the side for themselves, until one opens it. */
const WIDE: ReadonlySet<string> = new Set<ScreenName>(['board'])

/** What stands around every screen: sections, the way to find things, the ruler, and the keys. */
export function Frame({ shopName, isCovered }: { shopName: string; isCovered: boolean }) {
  const t = useT('office-frame')
  const [chosenRail, setRail] = useState<boolean>()
  const screen = useVisit().route?.id
  const isRail = chosenRail ?? (screen !== undefined && WIDE.has(screen))
  const [areKeysOpen, setKeysOpen] = useState(false)
  useLanding()
  useLive(!isCovered)
  useGoKeys()
  useHotkeys([
    { keys: '?', name: t('allKeys'), run: () => setKeysOpen(true) },
    { keys: '[', name: t('toggleSide'), run: () => setRail(!isRail) },
  ])
  return (
    <div className={isRail ? 'office rail' : 'office'} inert={isCovered}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <aside className="side" aria-label={t('main')}>
        <div className="side-top">
          <Link to="/" aria-label={t('toToday', { name: shopName })}>
            <OfficeLogo name={shopName} />
          </Link>
        </div>
        <SideNav />
        <div className="side-end">
          <OwnAccount />
        </div>
      </aside>
      <header className="top-bar">
        <b className="top-title phone-only">{shopName}</b>
        <Find />
        <Ruler />
        <div className="top-end">
          <LanguageSwitch />
          <span className="phone-only">
            <OwnMark />
          </span>
        </div>
      </header>
      <main id="main" className="office-main" tabIndex={-1}>
        <Banners />
        <CurrentScreen />
      </main>
      <PhoneTabs />
      <KeyList isOpen={areKeysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  )
}

/** The screen of the address; what it lacks or what broke in it is said in its place, and the frame stays. */
function CurrentScreen() {
  const { route } = useVisit()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  if (!route) return <Gone />
  const screen = SCREENS[route.id as ScreenName]
  if (!maySee(screen, permissions)) return <NoPermission permission={screen.permissions[0]} />
  const { Component } = route
  return (
    <PageBoundary
      resetKey={pathname}
      fallback={(failure) => <Broken failure={failure} onRetry={() => location.reload()} />}
    >
      <Suspense fallback={<Waiting />}>
        <Component />
      </Suspense>
    </PageBoundary>
  )
}
