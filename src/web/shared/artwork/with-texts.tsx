import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import './artwork.css'

/** Draws what is inside once the texts of the desk are there. */
export function WithTexts({ children }: { children: () => ReactNode }) {
  const { language } = usePage()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    loadMessages(language, ['artwork', 'artwork-findings']).then(() => setThere(true), toastFailure)
  }, [language])
  return isThere ? (
    children()
  ) : (
    <p className="waiting" aria-busy="true">
      <RegistrationMark turning />
    </p>
  )
}
