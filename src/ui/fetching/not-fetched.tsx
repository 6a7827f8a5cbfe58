import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'

/** In the place of a part that could not be fetched: why, and a way to try again. The page around it stays. */
export function NotFetched({ onRetry }: { onRetry: () => void }) {
  const t = useT('ui')
  return (
    <p className="note warn" role="alert">
      {t(navigator.onLine === false ? 'offlineNotice' : 'unexpectedError')}
      <Button look="link" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </p>
  )
}
