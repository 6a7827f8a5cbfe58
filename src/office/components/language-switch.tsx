import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { usePage } from '#ui/page-context.tsx'
import { chooseLanguage } from '../app/page-state.ts'

const SHORT: Readonly<Record<Language, string>> = { en: 'En', ar: 'ع' }
const NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' }

/** Loads the page again in the other language, in this browser only. */
export function LanguageSwitch({ isLong = false }: { isLong?: boolean }) {
  const { language } = usePage()
  const other = LANGUAGES.find((each) => each !== language) ?? language
  return (
    <Button look="ghost" {...(isLong ? {} : { size: 'icon' })} lang={other} onClick={() => chooseLanguage(other)}>
      {isLong ? (
        NAMES[other]
      ) : (
        <>
          <span aria-hidden="true">{SHORT[other]}</span>
          <span className="visually-hidden">{NAMES[other]}</span>
        </>
      )}
    </Button>
  )
}
