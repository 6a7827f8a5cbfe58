import { useEffect } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useLanding } from '#ui/router/use-landing.ts'
import { preparePrinting } from './print-page.ts'
import { hydrationIsOver, hydrateWhenVisible } from '#ui/loading/hydrate-when-visible.tsx'
import { followLanguageLinks, restoreScroll } from './language/change-language.ts'
import { Header } from './header.tsx'
import { LanguageOffer } from './language/language-offer.tsx'
import { PageHead } from './page-head.tsx'
import { useVisit } from '#ui/router/router.tsx'
import { PageView } from './page-view.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SignInHost } from './sign-in-host.tsx'
import { Toasts } from '#ui/toast-region/toasts.tsx'
import { SlimHeader } from './slim-header.tsx'
import { TopBar } from './top-bar.tsx'
import { useAddressIn } from './language/use-address-in.ts'

/** How many frames browsers take to lay out and show what styles have let go. */
const FRAMES_TO_SHOW = 3

/**
 * From here on every control of the frame answers; measurements and browser tests wait for it, and styles know it. They
 * show what lies below the first screen in two steps: in one, browsers would count it as moved across the screen. So this
 * waits until the first has been seen, except in a hidden tab, where no frames are made.
 */
function markAwake(): void {
  performance.mark('hydrated')
  const { dataset } = document.documentElement
  const wake = (): void => void (dataset['awake'] = '')
  const wakeAfter = (frames: number): void =>
    void requestAnimationFrame(frames > 1 ? () => wakeAfter(frames - 1) : () => setTimeout(wake))
  if (document.hidden) setTimeout(wake)
  else if ('painted' in dataset) wakeAfter(FRAMES_TO_SHOW)
  else addEventListener('painted', () => wakeAfter(FRAMES_TO_SHOW), { once: true })
}

const Footer = hydrateWhenVisible('shell/footer', () => import('./footer/footer.tsx'))

/** The frame of every page. */
export function RootLayout() {
  const t = useT('shell')
  const { language, prefix } = usePage()
  useLanding()
  useEffect(hydrationIsOver, [])
  useEffect(restoreScroll, [])
  useEffect(preparePrinting, [])
  const page = useVisit().route?.id
  const isForOneTask = page === 'proof' || page === 'pay'
  const addressIn = useAddressIn()
  useEffect(() => followLanguageLinks(language, prefix, addressIn), [language, prefix, addressIn])
  useEffect(markAwake, [])
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <ProgressBar />
      {isForOneTask ? (
        <SlimHeader />
      ) : (
        <>
          <TopBar />
          <Header />
        </>
      )}
      <main id="main" tabIndex={-1}>
        <PageView />
      </main>
      <Footer />
      <LanguageOffer />
      <SignInHost />
      <Toasts />
      <PageHead />
    </>
  )
}
