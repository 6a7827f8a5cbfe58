import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePage } from '#ui/page-context.tsx'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { checkArtwork, confirmArtwork, isOnItsWay, readPicture, readSheet } from './artwork-calls.ts'
import type { Artwork, Check, Sheet, Variant } from './artwork-calls.ts'

/** Answers that depend on nothing but the file and the configuration. */
const STAYS = { meta: REPORTED_BY_PAGE, staleTime: Number.POSITIVE_INFINITY } as const

export const checkKey = (id: string, variant: Variant) => ['artwork-check', id, variant] as const

/** What the rules say of a version for a configured product; asked again when the configuration changes. */
export function useCheck(artwork: Artwork | undefined, variant: Variant) {
  const { api } = usePage()
  const client = useQueryClient()
  const id = artwork?.id ?? ''
  const queryKey = checkKey(id, variant)
  const isChecked = artwork !== undefined && !isOnItsWay(artwork) && artwork.state !== 'REFUSED'
  const { data, error, refetch } = useQuery<Check>({
    ...STAYS,
    queryKey,
    queryFn: () => checkArtwork(api, id, variant),
    enabled: isChecked,
  })
  return {
    check: data,
    isFailed: error !== null,
    again: () => void refetch(),
    confirm: async () => client.setQueryData(queryKey, await confirmArtwork(api, id, variant)),
  }
}

/** The sides of a configured product and its blank sheets; undefined until they are known. */
export function useSheet(variant: Variant): Sheet | undefined {
  const { api } = usePage()
  return useQuery({
    ...STAYS,
    retry: false,
    queryKey: ['artwork-sheet', variant],
    queryFn: () => readSheet(api, variant),
  }).data
}

/** The address of a page's picture in this document. */
export function usePicture(id: string, page: number): string | undefined {
  const { api } = usePage()
  return useQuery({
    ...STAYS,
    gcTime: Number.POSITIVE_INFINITY,
    queryKey: ['artwork-picture', id, page],
    queryFn: async () => URL.createObjectURL(await readPicture(api, id, page)),
  }).data
}
