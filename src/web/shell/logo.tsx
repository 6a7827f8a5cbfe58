import { Link } from '../router/link.tsx'
import { hrefs } from '../routes.ts'
import { RegistrationMark } from '../ui/icon.tsx'

/** The wordmark: Latin, mark, Arabic, in this order in both directions. */
export const Logo = () => (
  <Link className="logo" dir="ltr" to={hrefs.home()}>
    <span lang="en">Matbaa</span>
    <RegistrationMark />
    <span lang="ar">مطبعة</span>
  </Link>
)
