import { mapLink } from '#domain/contact/map-link.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { useContact } from '../../shell/shell.queries.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { CropMarks } from '#ui/icons/icon.tsx'

/** Where the workshop is and when it is open. */
export function Visit() {
  const t = useT('static-page')
  const contact = useContact()
  if (!contact) return null
  return (
    <section className="wrap ask">
      <div className="ask-in">
        <CropMarks />
        <div>
          <h2>{t('visitTitle')}</h2>
          <p>
            <Text area="static-page" id="visitText" fill={{ hours: contact.workingHours }} />
          </p>
        </div>
        <div className="visit">
          <p>{contact.location}</p>
          <a
            className={buttonClass({ look: 'secondary' })}
            href={mapLink(contact)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('visitMap')}
          </a>
          <ButtonLink look="link" to={hrefs.contactUs()}>
            {t('visitWrite')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
