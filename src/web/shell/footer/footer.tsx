import { Link } from '#ui/router/link.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { buttonClass } from '#ui/button.tsx'
import { ColourBar } from '#ui/icons/icon.tsx'
import { AppBadges } from './app-badges.tsx'
import { BackToTop } from './back-to-top.tsx'
import { FollowLinks } from '../follow-links.tsx'
import { FooterContact } from './footer-contact.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import { LegalIdentity } from './legal-identity.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { useContact } from '../shell.queries.ts'
import { ThemeSwitch } from '../theme-switch.tsx'

/** S77 to S90: how to reach the shop, its pages, letters and apps, how one pays, and who it is before the law. */
export default function Footer() {
  const t = useT('shell')
  const contact = useContact()
  return (
    <footer className="foot">
      <ColourBar />
      <div className="wrap">
        <div className="foot-top">
          <div>
            <h2>{t('footerTitle')}</h2>
            <p>{contact?.workingHours}</p>
          </div>
          <FooterContact />
          <Link className={buttonClass({ size: 'lg', className: 'on-night' })} to={hrefs.contactUs()}>
            {t('contactUs')}
          </Link>
        </div>
        <div className="foot-mid">
          <FooterLinks />
          <div className="foot-news">
            <NewsletterForm />
            <div className="follow">
              <FollowLinks />
            </div>
          </div>
          <AppBadges />
        </div>
        <div className="foot-set">
          <LanguageLinks inFooter />
          <ThemeSwitch />
        </div>
        <div className="foot-end">
          <PaymentMarks />
          <LegalIdentity />
          <BackToTop />
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const t = useT('shell')
  return (
    <>
      <nav aria-labelledby="foot-company">
        <h3 id="foot-company">{t('company')}</h3>
        <Link to={hrefs.aboutUs()}>{t('aboutUs')}</Link>
        <Link to={hrefs.specialRequest()}>{t('specialRequests')}</Link>
        <Link to={hrefs.blogs()}>{t('blogs')}</Link>
        <Link to={hrefs.contactUs()}>{t('contactUs')}</Link>
      </nav>
      <nav aria-labelledby="foot-legal">
        <h3 id="foot-legal">{t('legal')}</h3>
        <Link to={hrefs.privacyPolicy()}>{t('privacyPolicy')}</Link>
        <Link to={hrefs.termsAndCondition()}>{t('terms')}</Link>
        <Link to={hrefs.returnRefund()}>{t('returns')}</Link>
      </nav>
    </>
  )
}
