import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-shapes.ts'
import { useContact } from '../shell.queries.ts'

/** S20: the app on its two stores; a store without an address is left out, and the whole block without both. */
export function AppBadges() {
  const t = useT('shell')
  const contact = useContact()
  if (!contact?.iosUrl && !contact?.androidUrl) return null
  return (
    <div className="foot-app">
      <h3>{t('orderByPhone')}</h3>
      {contact.iosUrl ? <Store href={contact.iosUrl} icon="phone" name="App Store" /> : null}
      {contact.androidUrl ? <Store href={contact.androidUrl} icon="play" name="Google Play" /> : null}
    </div>
  )
}

function Store({ href, icon, name }: { href: string; icon: IconName; name: string }) {
  const t = useT('shell')
  return (
    <a className="store" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      <span>
        <small>{t('getItOn')}</small>
        <b dir="ltr">{name}</b>
      </span>
    </a>
  )
}
