import { useEffect } from 'react'
import { usePage } from '../app/page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { useLanding } from '../router/use-landing.ts'
import { preparePrinting } from '../ui/print-page.ts'
import { hydrationIsOver, whenNear } from '../ui/when-near.tsx'
import { followLanguageLinks, restoreScroll } from './change-language.ts'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { PageHead } from './page-head.tsx'
import { PageView } from './page-view.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SignInHost } from './sign-in-host.tsx'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'
import { useAddressIn } from './use-address-in.ts'

/** From here on every control of the frame answers; measurements and browser tests wait for it, and styles know it. */
function markAwake(): void {
  performance.mark('hydrated')
  setTimeout(() => (document.documentElement.dataset['awake'] = ''))
}

const Footer = whenNear('shell/footer', () => import('./footer.tsx'))

/** The frame of every page. */
export function RootLayout() {
  const t = useT('shell')
  const { language, prefix } = usePage()
  useLanding()
  useEffect(hydrationIsOver, [])
  useEffect(restoreScroll, [])
  useEffect(preparePrinting, [])
  const addressIn = useAddressIn()
  useEffect(() => followLanguageLinks(language, prefix, addressIn), [language, prefix, addressIn])
  useEffect(markAwake, [])
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <ProgressBar />
      <TopBar />
      <Header />
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
