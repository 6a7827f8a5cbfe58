import { useT } from '#ui/i18n/use-t.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** What becomes of a request, and another way to make it. */
export function NextSteps() {
  const t = useT('special-request')
  const whatsapp = useSocialLinks()?.whatsapp
  return (
    <aside className="reach tint-sky" aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      <ol className="next-steps">
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
      {whatsapp ? (
        <>
          <p>{t('ratherTalk')}</p>
          <a className={buttonClass({ look: 'outline' })} href={whatsapp} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t('whatsapp')}
          </a>
        </>
      ) : null}
    </aside>
  )
}
