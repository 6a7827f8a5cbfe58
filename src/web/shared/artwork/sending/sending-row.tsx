import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { laidOut } from '../laid-out.ts'
import type { SentFile } from './file-slots.ts'

/** A file on its way: how far, how fast, how long still. */
export function SendingRow({ file, onCancel }: { file: SentFile; onCancel: () => void }) {
  const t = useT('artwork')
  const { name, size, progress } = file
  const sent = progress?.sent ?? 0
  const percent = Math.floor((sent / Math.max(1, size)) * 100)
  return (
    <>
      <div
        className="progress-bar"
        role="progressbar"
        aria-label={t('sending', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i ref={laidOut({ inlineSize: `${percent}%` })} />
      </div>
      {progress?.isWaiting ? null : (
        <p className="quiet">
          <Ltr>{percent}%</Ltr> · {t('sent', { sent: byteSizeText(sent), size: byteSizeText(size) })}
          <Left file={file} />
        </p>
      )}
      {/* Read aloud; numbers that change every second are not. */}
      <p className="quiet" role="status">
        {progress?.isWaiting ? t(percent === 0 ? 'noNetworkYet' : 'noNetwork', { percent }) : null}
      </p>
      <p>
        <Button look="ghost" size="sm" aria-label={t('cancelOf', { name })} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
    </>
  )
}

function Left({ file: { size, progress } }: { file: SentFile }) {
  const t = useT('artwork')
  if (!progress || progress.bytesPerSecond === 0 || progress.sent >= size) return null
  const seconds = Math.ceil((size - progress.sent) / progress.bytesPerSecond)
  return (
    <>
      {' · '}
      {t('perSecond', { speed: byteSizeText(progress.bytesPerSecond) })}
      {' · '}
      {seconds < 90 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.ceil(seconds / 60) })}
    </>
  )
}
