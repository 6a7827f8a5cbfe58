import { useQueryClient } from '@tanstack/react-query'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { orderFilesQuery } from '../../orders/order-files.query.ts'
import { filesOf } from './file-slots.ts'
import { removeFile } from './sending-files.ts'

/**
 * Takes files out of a slot, of a line of an order maybe; answers how a file that had arrived is put back. A file that its line
 * has, or may get, although its upload was to be cancelled is announced, and the files of the order are read again.
 */
export function useRemoveFile(slot: string, line?: LinePlace): (key: string) => (() => void) | undefined {
  const t = useT('artwork')
  const { language } = usePage()
  const client = useQueryClient()
  return (key) => {
    const name = filesOf(slot).find((file) => file.key === key)?.name ?? ''
    const { putBack, cancellation } = removeFile(slot, key, language)
    if (line)
      void cancellation?.then((outcome) => {
        if (outcome === 'CANCELLED') return
        const [title, text] =
          outcome === 'ARRIVED'
            ? (['tooLate', 'tooLateText'] as const)
            : (['notCancelled', 'notCancelledText'] as const)
        toast({ title: t(title, { name }), text: t(text) })
        void client.invalidateQueries(plain(orderFilesQuery(line.orderId)))
      })
    return putBack
  }
}
