import { useT } from '#ui/i18n/use-t.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useIsLive } from '#ui/loading/use-is-live.ts'

/** Ways to pass an article on. `url` is its absolute address. */
export function Share({ url, title }: { url: string; title: string }) {
  const t = useT('blog')
  const isLive = useIsLive()
  const copy = async (): Promise<void> => {
    if (await copyText(url)) toast({ title: t('linkCopied') })
    else toast({ title: t('copyFailed'), tone: 'destructive' })
  }
  return (
    <div className="share">
      <h2>{t('share')}</h2>
      <a
        className={buttonClass({ look: 'outline', size: 'sm' })}
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" />
        {t('shareWhatsapp')}
      </a>
      {isLive ? (
        <Button look="outline" size="sm" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copyLink')}
        </Button>
      ) : null}
    </div>
  )
}
