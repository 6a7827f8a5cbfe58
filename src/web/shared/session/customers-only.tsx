import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { translatorOf } from '#ui/i18n/messages.ts'
import type { AreaName, Translate } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { addressText } from '#ui/router/address.ts'
import { useNavigate, useVisit } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { findSession } from './session.ts'
import { useSession } from './session-store.ts'
import { openSignIn } from './sign-in-request.ts'

export type CustomersOnly = {
  /** Names the page until the session is known. */
  readonly heading: (t: <Area extends AreaName>(area: Area) => Translate<Area>) => string
}

/**
 * A page for who is signed in; what the server sends is an empty sheet, the same for everybody. A visitor is asked for
 * once, by the cookie, and then led to the home page with the sign-in dialog; after signing in they come back (S47).
 */
export const forCustomers = (Page: ComponentType, { heading }: CustomersOnly): ComponentType =>
  function CustomersPage() {
    const t = useT('shell')
    const { language } = usePage()
    return useIsCustomer() ? (
      <Page />
    ) : (
      <>
        <h1 className="visually-hidden">{heading((area) => translatorOf(language, area).t)}</h1>
        <noscript>
          <div className="wrap">
            <p className="note warn">{t('accountNeedsScript')}</p>
          </div>
        </noscript>
        <div className="wrap customers-only" aria-busy="true">
          <RegistrationMark turning />
          <span className="visually-hidden">{useT('ui')('loading')}</span>
        </div>
      </>
    )
  }

/** Whether a customer is signed in; a visitor who is not is led away. */
function useIsCustomer(): boolean {
  const t = useT('shell')
  const { api } = usePage()
  const { status, hasLeft } = useSession()
  const { address } = useVisit()
  const navigate = useNavigate()
  const place = useRef(address)
  useEffect(() => {
    place.current = address
  }, [address])
  useEffect(() => {
    if (status === 'customer') return undefined
    let isShown = true
    void findSession(api).then((isSignedIn) => {
      if (isSignedIn || !isShown) return
      const returnTo = addressText(place.current)
      // Once the home page is there: it takes the focus, which closing the dialog would lose again.
      const onLanding = hasLeft ? undefined : () => openSignIn({ returnTo, reason: t('signInFirst') })
      navigate(hrefs.home(), { replace: true, onLanding })
    })
    return () => {
      isShown = false
    }
  }, [api, hasLeft, navigate, status, t])
  return status === 'customer'
}
