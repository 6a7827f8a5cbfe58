import { useState, useSyncExternalStore } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { Button } from '#ui/button.tsx'
import { changeLanguage, rememberLanguage } from './change-language.ts'
import { useAddressIn } from './use-address-in.ts'

/**
 * S115: on a first visit to an English page, Arabic to those whose browser asks for it, in Arabic.
 * It floats, so that nothing shifts.
 */
export function LanguageOffer() {
  const { language, prefix } = usePage()
  const addressIn = useAddressIn()
  const isOffered = useSyncExternalStore(
    () => () => {},
    wantsArabic,
    () => false,
  )
  const [isDismissed, setDismissed] = useState(false)
  if (language === 'ar' || !isOffered || isDismissed) return null
  const close = () => {
    rememberLanguage(language)
    setDismissed(true)
  }
  return (
    <aside className="lang-offer" lang="ar" dir="rtl">
      <p>متجرنا متاح بالعربية أيضًا.</p>
      <Button look="secondary" size="sm" onClick={() => changeLanguage('ar', prefix, addressIn('ar'))}>
        العربية
      </Button>
      <Button look="ghost" size="sm" onClick={close}>
        إغلاق
      </Button>
    </aside>
  )
}

/** Only while no language was ever chosen. */
function wantsArabic(): boolean {
  try {
    return localStorage.getItem('lang') === null && (navigator.languages[0] ?? '').startsWith('ar')
  } catch {
    return false
  }
}
