import { shopBrand, siteName } from '#ui/i18n/shop-brand.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../site-map.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'

/** More letters than a phone's header has room for beside the mark: then it shows the name in the page's language alone. */
const ROOM = 14

const isLong = (): boolean => siteName('en').length + siteName('ar').length > ROOM

/** The wordmark: Latin, mark, Arabic, in this order in both directions. */
export const Logo = () => (
  <Link className={`logo${isLong() ? ' logo-long' : ''}`} dir="ltr" to={hrefs.home()}>
    <span lang="en">{siteName('en')}</span>
    <RegistrationMark symbol={shopBrand().mark ? 'brand' : 'reg'} />
    <span lang="ar">{siteName('ar')}</span>
  </Link>
)
