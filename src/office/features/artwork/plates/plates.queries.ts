import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import { usePage } from '#ui/page-context.tsx'
import type { InkPlate, PlateSet } from './ink-amounts.ts'

/** The plates of a page, decoded; fetched when they are looked at, and cached. */
export function usePlates(version: string | undefined, page: number | undefined, isEnabled: boolean) {
  const { api } = usePage()
  return useQuery<PlateSet>({
    queryKey: ['plates', version, page],
    queryFn: () => fetchPlates(api, version ?? '', page ?? 1),
    enabled: isEnabled && version !== undefined && page !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function fetchPlates(api: ApiClient, version: string, page: number): Promise<PlateSet> {
  const { data } = await api.get(`/api/office/artwork/versions/${version}/pages/${page}/plates`)
  const { width, height, hasScreenColours } = data
  const plates: InkPlate[] = []
  for (const { ink, cover, png } of data.plates) plates.push({ ink, cover, levels: await levelsOf(png, width, height) })
  return { width, height, hasScreenColours, plates }
}

/** How much ink each dot has, from 0 to 255. */
async function levelsOf(png: string, width: number, height: number): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => 255 - (data[4 * at] ?? 255))
}
