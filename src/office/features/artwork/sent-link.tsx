import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'

/** The link of a proof that was sent, for chat programs; it is shown this once. */
export function SentLink({ link, order }: { link: string; order: number }) {
  const t = useT('office-artwork')
  const [isCopied, setCopied] = useState(false)
  const words = encodeURIComponent(`${t('chatText', { number: String(order) })} ${link}`)
  return (
    <div className="desk-link" role="status">
      <p>{t('linkSent')}</p>
      <div>
        <Button
          look="outline"
          size="sm"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {t(isCopied ? 'copied' : 'copyLink')}
        </Button>
        <a className="btn outline sm" href={`https://wa.me/?text=${words}`} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      </div>
    </div>
  )
}
