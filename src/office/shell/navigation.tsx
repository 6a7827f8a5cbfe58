import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useVisit } from '#ui/router/router.tsx'
import { usePermissions } from '../app/me.tsx'
import { addressOf, maySee, SCREENS } from '../site-map.ts'
import type { ScreenName } from '../site-map.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import { SECTIONS } from '../sections.ts'
import type { SectionLink } from '../sections.ts'
import { useSectionCounts } from './use-section-counts.ts'

/** A screen of one thing stands below the list it is in. */
const BELOW: Partial<Record<ScreenName, ScreenName>> = {
  order: 'orders',
  newOrder: 'orders',
  request: 'requests',
  job: 'scan',
  person: 'staff',
  role: 'staff',
  newRole: 'staff',
}

/** Which line of the navigation the present screen belongs to. */
function useSection(): ScreenName | undefined {
  const id = useVisit().route?.id as ScreenName | undefined
  return id && (BELOW[id] ?? id)
}

/** The lines that the person who is signed in may see. */
function useVisible(links: readonly SectionLink[]): readonly SectionLink[] {
  const permissions = usePermissions()
  return links.filter(({ screen }) => maySee(SCREENS[screen], permissions))
}

/** The sections of the office, at the side. */
export function SideNav() {
  const t = useT('office-frame')
  return (
    <nav className="side-nav" aria-label={t('sections')}>
      {SECTIONS.map(({ name, links }) => (
        <Section key={name} heading={t(name)} links={links} />
      ))}
    </nav>
  )
}

function Section({ heading, links }: { heading: string; links: readonly SectionLink[] }) {
  const t = useT('office-frame')
  const at = useSection()
  const visible = useVisible(links)
  const counts = useSectionCounts()
  if (visible.length === 0) return null
  return (
    <>
      <p className="side-heading" aria-hidden="true">
        {heading}
      </p>
      <ul>
        {visible.map(({ screen, icon }) => (
          <li key={screen}>
            <Link to={addressOf(screen)} title={t(screen)} aria-current={at === screen ? 'page' : undefined}>
              <OfficeIcon name={icon} />
              <span>{t(screen)}</span>
              {counts[screen] ? <em>{counts[screen]}</em> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same on a phone, at the lower edge. */
export function PhoneTabs() {
  const t = useT('office-frame')
  const at = useSection()
  const visible = useVisible(SECTIONS.flatMap(({ links }): readonly SectionLink[] => links))
  return (
    <nav className="phone-tabs" aria-label={t('onThePhone')}>
      {visible.slice(0, 5).map(({ screen, icon }) => (
        <Link key={screen} to={addressOf(screen)} aria-current={at === screen ? 'page' : undefined}>
          <OfficeIcon name={icon} />
          <span>{t(screen)}</span>
        </Link>
      ))}
    </nav>
  )
}
