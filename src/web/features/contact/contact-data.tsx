import type { ReactNode } from 'react'
import { Link } from '#ui/router/link.tsx'
import { mapLink } from '#domain/contact/map-link.ts'
import { groupedPhone } from '#domain/contact/phone.ts'
import { whatsAppDisplay } from '#domain/contact/whatsapp-display.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { useContact } from '../../shell/shell.queries.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-shapes.ts'

/** The other ways to reach the shop. */
export function ContactData() {
  const t = useT('contact')
  const contact = useContact()
  const whatsapp = useSocialLinks()?.whatsapp
  if (!contact) return null
  return (
    <aside className="reach panel-quiet" aria-labelledby="reach">
      <h2 id="reach">{t('findTitle')}</h2>
      <dl>
        {whatsapp ? (
          <Line icon="whatsapp" name={t('whatsapp')}>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              <Ltr>{whatsAppDisplay(whatsapp)}</Ltr>
            </a>
          </Line>
        ) : null}
        <Line icon="phone" name={t('phone')}>
          <a href={`tel:${contact.phone}`}>
            <Ltr>{groupedPhone(contact.phone)}</Ltr>
          </a>
        </Line>
        <Line icon="mail" name={t('email')}>
          <a href={`mailto:${contact.email}`}>
            <Ltr>{contact.email}</Ltr>
          </a>
        </Line>
        <Line icon="pin" name={t('location')}>
          <bdi>{contact.location}</bdi>
          <a className="reach-map" href={mapLink(contact)} target="_blank" rel="noopener noreferrer">
            {t('map')}
          </a>
        </Line>
        <Line icon="clock" name={t('hours')}>
          {contact.workingHours}
        </Line>
      </dl>
      <p>
        {t('needPrice')} <Link to={hrefs.specialRequest()}>{t('requestLink')}</Link>
      </p>
    </aside>
  )
}

const Line = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)
