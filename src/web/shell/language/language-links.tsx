import { languagesFrom } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { firstLanguage } from '#ui/i18n/shop-brand.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useAddressIn } from './use-address-in.ts'

const NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' }

/** The language entries: plain links to the other prefix, which `followLanguageLinks` makes keep what the reader has. */
export function LanguageLinks({ inFooter = false }: { inFooter?: boolean }) {
  const { language } = usePage()
  const t = useT('shell')
  // One landmark is enough; the second is a plain group.
  const Frame = inFooter ? 'fieldset' : 'nav'
  const addressIn = useAddressIn()
  return (
    <Frame className="langs" aria-label={t('language')}>
      {languagesFrom(firstLanguage()).map((each) => (
        <a
          key={each}
          lang={each}
          hrefLang={each}
          href={addressIn(each)}
          {...(each === language && { 'aria-current': 'true' as const })}
          data-language={each}
        >
          {NAMES[each]}
        </a>
      ))}
    </Frame>
  )
}
