import { useSyncExternalStore } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../site-map.ts'
import { nameOf } from '../shared/session/customer.ts'
import type { Customer } from '../shared/session/customer.ts'
import { signOut } from '../shared/session/session.ts'
import { useSession } from '../shared/session/session-store.ts'
import { onSignInRequest, openSignIn, signInRequest } from '../shared/session/sign-in-request.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'

/**
 * Signing in, or the menu of who is signed in (S104 to S107). The page is the same for everybody until script runs, so
 * the menu takes the place of the buttons, which keep it: nothing moves.
 */
export function AccountArea() {
  const { customer } = useSession()
  return (
    <div className={customer ? 'me is-in' : 'me'}>
      <SignInButtons />
      {customer ? <AccountMenu customer={customer} /> : null}
    </div>
  )
}

function SignInButtons() {
  const t = useT('shell')
  const request = useSyncExternalStore(onSignInRequest, signInRequest, () => undefined)
  const login = () => openSignIn()
  const signup = () => openSignIn({ step: 'signup' })
  return (
    <div className="signed-out-entry" aria-busy={request !== undefined}>
      <Button look="ghost" onClick={login}>
        {t('login')}
      </Button>
      <Button look="outline" onClick={signup}>
        {t('signup')}
      </Button>
      <ActionMenu
        label={t('loginOrSignup')}
        isBelow
        actions={[
          { id: 'login', name: t('login'), onChange: login },
          { id: 'signup', name: t('signup'), onChange: signup },
        ]}
        trigger={
          <Button look="ghost" size="icon" aria-label={t('loginOrSignup')}>
            <Icon name="user" />
          </Button>
        }
      />
    </div>
  )
}

function AccountMenu({ customer }: { customer: Customer }) {
  const t = useT('shell')
  const { api } = usePage()
  const navigate = useNavigate()
  const name = nameOf(customer) || t('account')
  const leave = () => signOut(api).then(() => toast({ title: t('signedOut') }), toastFailure)
  return (
    <ActionMenu
      label={t('account')}
      isBelow
      actions={[
        {
          id: 'account',
          name: t('myAccount'),
          icon: 'user',
          onChange: () => navigate(hrefs.userProfile({ tab: 'myOrders' })),
        },
        {
          id: 'addresses',
          name: t('myAddresses'),
          icon: 'pin',
          onChange: () => navigate(hrefs.userProfile({ tab: 'shippingAddresses' })),
        },
        { id: 'leave', name: t('signOut'), icon: 'leave', onChange: () => void leave() },
      ]}
      trigger={
        <Button look="ghost" className="signed-in-entry">
          <span className="visually-hidden">{t('accountOf', { name })}</span>
          <span className="sign-in-entry" aria-hidden="true">
            {/\p{L}/u.test(name[0] ?? '') ? name[0] : <Icon name="user" />}
          </span>
          <bdi aria-hidden="true">{name}</bdi>
          <Icon name="down" />
        </Button>
      }
    />
  )
}
