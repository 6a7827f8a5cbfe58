import { useEffect, useState } from 'react'
import { plainPrice } from '#domain/money/halalas.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { useConfigurator } from './use-configurator.tsx'

/** How long nothing must change before total and day are announced. */
const QUIET_MS = 500

/** Announces the new total and day to screen readers, once after a run of changes; silent when the page opens. */
export function Announcer() {
  const t = useT('product')
  const { language } = usePage()
  const { ticket } = useConfigurator()
  const price = plainPrice(ticket.total, language)
  const text = ticket.isSoldOut
    ? `${t('soldOut')}, ${price}`
    : t('announce', { price, date: dayInWords(ticket.day, language) })
  const [announced, setAnnounced] = useState({ last: text, text: '' })
  useEffect(() => {
    if (text === announced.last) return
    const timer = setTimeout(() => setAnnounced({ last: text, text }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, announced.last])
  return (
    <p className="visually-hidden" role="status">
      {announced.text}
    </p>
  )
}
