import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LineFiles } from '#domain/artwork/line-files.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { orderFilesQuery } from '../../../shared/orders/order-files.query.ts'
import type { FilesOfLine } from '../../../shared/orders/order-files.query.ts'
import { approvalsQuery } from './use-approval.ts'

/** Changes the files of a line, one change after the other, unless another tab has changed them since they were seen. */
export function useSetFiles(orderId: string, { position, artworkIds }: FilesOfLine): (files: LineFiles) => void {
  const { api } = usePage()
  const client = useQueryClient()
  const last = useRef(Promise.resolve())
  const seen = useRef(artworkIds)
  useEffect(() => {
    seen.current = artworkIds
  }, [artworkIds])
  const set = async (files: LineFiles): Promise<void> => {
    const { data } = await api.put(`/api/carts/profile/${encodeURIComponent(orderId)}/artwork`, {
      position,
      artworkIds: [...files.artworkIds],
      artworkFaces: [...files.artworkFaces],
      designPieces: [...files.designPieces],
      packageIds: [...files.uploadIds],
      seenIds: seen.current,
    })
    seen.current = data.find((line) => line.position === position)?.artworkIds ?? seen.current
  }
  return (files) => {
    last.current = last.current
      .then(() => set(files))
      .catch(toastFailure)
      .then(async () => {
        for (const query of [orderFilesQuery(orderId), approvalsQuery(orderId)])
          await client.invalidateQueries(plain(query))
      })
  }
}
