// First, so that the layers of its styles have their order.
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '#contract/api-client.ts'
import { createQueryClient } from '#ui/fetching/query-client.ts'
import { wholeSprite } from '#ui/icons/icon-sprite.ts'
import { withoutPrefix } from '#ui/router/address.ts'
import { createNavigator } from '#ui/router/navigator.ts'
import { findRoute } from '#ui/router/route.ts'
import { watchAttendance } from './app/attendance.ts'
import { readState } from './app/page-state.ts'
import { ignoreStrayClicks } from './app/stray-clicks.ts'
import { sayWhatIsMissing } from './app/missing-fields.ts'
import { screenRoutes } from './start/screens.ts'
import { withReauthentication } from './app/reauthentication.ts'
import { officeTransport } from './app/session-signal.ts'
import { readTheme, showTheme } from './app/theme.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { Office } from './start/office.tsx'
import { OFFICE_ICONS } from './components/office-icons.ts'

/** The address of every screen begins with it. */
const PREFIX = '/office'

async function start(): Promise<void> {
  const state = readState()
  const { language } = state
  showTheme(readTheme(document.cookie))
  watchAttendance()
  ignoreStrayClicks()
  document.body.insertAdjacentHTML('afterbegin', wholeSprite(OFFICE_ICONS, state.mark ?? ''))
  await loadMessages(language, [
    'ui',
    'form',
    'office-find',
    'office-frame',
    'office-list',
    'office-orders',
    'office-permissions',
    'office-sign-in',
  ])
  sayWhatIsMissing(language)
  const api = createApiClient(withReauthentication(officeTransport), language)
  const routes = screenRoutes(language)
  const { search, hash } = location
  const address = { pathname: withoutPrefix(PREFIX, location.pathname) ?? '/', search, hash }
  const first = { address, ...findRoute(routes, address.pathname) }
  const navigator = createNavigator({ routes, prefix: PREFIX, context: undefined, first })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Office state={state} api={api} queryClient={createQueryClient({ api })} navigator={navigator} />
    </StrictMode>,
  )
}

void start()
