import { siteName } from '../app/shop-brand.ts'
import { Link } from '../router/link.tsx'
import { hrefs } from '../routes.ts'
import { RegistrationMark } from '../ui/icon.tsx'

/** The wordmark: Latin, mark, Arabic, in this order in both directions. */
export const Logo = () => (
  <Link className="logo" dir="ltr" to={hrefs.home()}>
    <span lang="en">{siteName('en')}</span>
    <RegistrationMark />
    <span lang="ar">{siteName('ar')}</span>
  </Link>
)
