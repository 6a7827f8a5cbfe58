import { useState } from 'react'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Day } from '#ui/text/moment.tsx'
import type { Artwork } from './artwork-calls.ts'
import { DeleteFile } from './delete-file.tsx'
import { FileThumb } from './file-thumb.tsx'
import { sentBefore } from './sent-before.ts'

type Props = {
  /** Versions that are in the line already. */
  used: readonly string[]
  onUse: (artwork: Artwork) => void
}

/** Files that were sent before, to be printed from again; nothing when there are none. */
export function ReuseFile({ used, onUse }: Props) {
  const t = useT('artwork')
  const [isOpen, setOpen] = useState(false)
  const files = useFetched(sentBefore)?.data.filter(({ id, state }) => state !== 'REFUSED' && !used.includes(id)) ?? []
  if (files.length === 0) return null
  return (
    <>
      <Button look="link" size="sm" onClick={() => setOpen(true)}>
        {t('reuse')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('reuseTitle')}>
        <p className="quiet">{t('reuseText')}</p>
        <ul className="art-files reuse">
          {files.map((file) => (
            <li key={file.id} className="art-file">
              <FileThumb artwork={file} />
              <div>
                <p>
                  <b>
                    <bdi>{file.name}</bdi>
                  </b>
                  <br />
                  <span className="quiet">
                    <Day at={file.sentAt} /> · <Ltr>{byteSizeText(file.byteLength)}</Ltr>
                  </span>
                </p>
                <div className="art-acts">
                  <Button
                    look="outline"
                    size="sm"
                    aria-label={t('reuseOf', { name: file.name })}
                    onClick={() => {
                      setOpen(false)
                      onUse(file)
                    }}
                  >
                    {t('use')}
                  </Button>
                  <DeleteFile version={file} refreshes={[sentBefore]} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
