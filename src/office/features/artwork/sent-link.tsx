import { useT } from '#ui/i18n/use-t.ts'
import { CopyButton } from '../../components/copy-button.tsx'

/** The link of a proof that was sent, for chat programs; it is shown this once. */
export function SentLink({ link, order }: { link: string; order: number }) {
  const t = useT('office-artwork')
  const words = encodeURIComponent(`${t('chatText', { number: String(order) })} ${link}`)
  return (
    <div className="desk-link" role="status">
      <p>{t('linkSent')}</p>
      <div>
        <CopyButton look="outline" size="sm" text={link} label={t('copyLink')} copiedLabel={t('copied')} />
        <a className="btn outline sm" href={`https://wa.me/?text=${words}`} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      </div>
    </div>
  )
}
