import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { usePage } from '#ui/page-context.tsx'
import { readPreview } from './artwork-calls.ts'

type Props = {
  /** Names the picture. */
  id: string
  className: string
  /** Shown until the picture is there, and when it cannot be had. */
  instead: ReactNode
}

/** A product with its customer's artwork. The picture is fetched with their session, and not by an address. */
export default function PreviewPicture({ id, className, instead }: Props) {
  const { api } = usePage()
  const { data: source } = useQuery({
    meta: REPORTED_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryKey: ['artwork-preview', id],
    queryFn: () => readPreview(api, id),
  })
  return source === undefined ? instead : <img className={className} src={source} alt="" />
}
