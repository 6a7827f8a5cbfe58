import { useT } from '#ui/i18n/use-t.ts'
import { useSentFiles } from '../../../shared/artwork/sending/sent-files.ts'
import type { FilesOfLine } from '../../../shared/orders/order-files.query.ts'

/** Files that are still on their way, and where they are; those that are sent here have a row that says it. */
export function ArrivingFiles({ files, slot }: { files: FilesOfLine['arriving']; slot: string }) {
  const t = useT('artwork')
  const sent = new Set(useSentFiles(slot).flatMap(({ uploadId, artwork }) => [uploadId, artwork?.fileId]))
  const others = files.filter(({ uploadId }) => !sent.has(uploadId))
  return others.map(({ uploadId, name, byteLength, byteOffset }) => (
    <p key={uploadId} className="note" role="status">
      {t('onItsWay', { name, percent: Math.floor((byteOffset / byteLength) * 100) })}
    </p>
  ))
}
