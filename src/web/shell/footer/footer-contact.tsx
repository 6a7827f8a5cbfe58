import { mapLink } from '#domain/contact/map-link.ts'
import { whatsAppDisplay } from '#domain/contact/whatsapp-display.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useContact } from '../shell.queries.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'

/** WhatsApp, e-mail, and the place on a map (S78 to S80). */
export function FooterContact() {
  const t = useT('shell')
  const whatsapp = useSocialLinks()?.whatsapp
  const contact = useContact()
  return (
    <ul className="foot-lines">
      {whatsapp ? (
        <li>
          <a href={whatsapp} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            <span className="visually-hidden">{t('whatsapp')}</span>
            <Ltr>{whatsAppDisplay(whatsapp)}</Ltr>
          </a>
        </li>
      ) : null}
      {contact ? (
        <>
          <li>
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              <Ltr>{contact.email}</Ltr>
            </a>
          </li>
          <li>
            <a href={mapLink(contact)} target="_blank" rel="noopener noreferrer" title={t('openMap')}>
              <Icon name="pin" />
              <bdi>{contact.location}</bdi>
            </a>
          </li>
        </>
      ) : null}
    </ul>
  )
}
