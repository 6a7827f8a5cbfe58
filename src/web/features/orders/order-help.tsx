import { whatsAppMessage } from '#domain/contact/whatsapp.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** Whom to ask about an order, its number already in the message. */
export function OrderHelp({ number }: { number: number }) {
  const t = useT('order')
  const whatsapp = useSocialLinks()?.whatsapp
  return (
    <section className="order-page-help">
      <div>
        <h2>{t('help')}</h2>
        <p className="quiet">
          <Text area="order" id="helpText" fill={{ number: <Ltr>{number}</Ltr> }} />
        </p>
      </div>
      {whatsapp ? (
        <a
          className={buttonClass({ look: 'outline' })}
          href={whatsAppMessage(whatsapp, t('whatsappText', { number: String(number) }))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {t('whatsapp')}
        </a>
      ) : (
        <ButtonLink look="outline" to={hrefs.contactUs()}>
          {t('contactUs')}
        </ButtonLink>
      )}
    </section>
  )
}
