import { useEffect, useRef } from 'react'
import { whatsAppNumber } from '#domain/contact/whatsapp.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { LanguageLinks } from './language/language-links.tsx'
import { FollowLinks } from './follow-links.tsx'
import { useSocialLinks } from '../shared/frame/social-links.query.ts'
import { ThemeMenu } from './theme-switch.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The 45 px bar; it scrolls away with the page and takes no focus while it is out of sight (S25, S26). */
export function TopBar() {
  const t = useT('shell')
  const links = useSocialLinks()
  const isHidden = useScrolledPast(45)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (bar.current) bar.current.inert = isHidden
  }, [isHidden])
  return (
    <section className="top" aria-label={t('topBar')} ref={bar}>
      <div className="wrap top-in">
        <LanguageLinks />
        {links?.whatsapp ? (
          <a className="whatsapp" href={links.whatsapp} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            <span className="no-phone">{t('whatsapp')}</span>
            <Ltr>{whatsAppNumber(links.whatsapp)}</Ltr>
          </a>
        ) : null}
        <div className="follow">
          <span className="no-phone">{t('followUs')}</span>
          <FollowLinks />
        </div>
        <ThemeMenu />
      </div>
    </section>
  )
}
