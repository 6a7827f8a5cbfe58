import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { readPicture } from '../artwork-calls.ts'
import type { Artwork, Check, Face } from '../artwork-calls.ts'
import { decoded, readFinishes, type FaceFinishes } from './page-finishes.ts'

/** What is printed on a face: the picture of its page, and how it lies there. */
export type PrintedFace = {
  readonly face: Face
  readonly page: Check['pages'][number]
  readonly picture: HTMLImageElement
  /** The colour of the product that the page lies on, as #rrggbb; undefined for white paper. */
  readonly ground: string | undefined
  /** What its inks do to that colour. */
  readonly inks: Check['inks']
  /** It is engraved into metal, and not printed. */
  readonly isEngraved: boolean
  /** Foil, varnish, white ink and the cut, which the picture is without; undefined where there are none to be shown. */
  readonly finishes: FaceFinishes | undefined
}

/** The printed faces of a file, in the order of its pages, on a colour of the product; undefined until their pictures are there. */
export function usePrintedFaces(
  artwork: Artwork,
  check: Check,
  ground: string | undefined,
): readonly PrintedFace[] | undefined {
  const { api } = usePage()
  const pages = check.faces.flatMap((face, index) => {
    const page = check.pages.find((each) => each.page === index + 1)
    const isDrawn = artwork.pictures.some((each) => each.page === index + 1)
    return page && isDrawn ? [{ face, page }] : []
  })
  const { data, error } = useQuery({
    meta: REPORTED_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['artwork-faces', artwork.id, check.metal, pages.map(({ page }) => [page.page, page.layers])],
    queryFn: () => Promise.all(pages.map(async ({ page }) => readPage(api, artwork.id, page, check.metal))),
  })
  useEffect(() => {
    if (error) toastFailure(error)
  }, [error])
  const seen = { ground, inks: check.inks, isEngraved: check.isEngraved }
  return data && pages.flatMap((page, index) => (data[index] ? [{ ...page, ...data[index], ...seen }] : []))
}

/** The picture of a page, apart from its finishes where it has any and they can be separated from its colours. */
async function readPage(api: ApiClient, id: string, { page, layers }: Check['pages'][number], metal: Check['metal']) {
  const apart = layers.length > 0 ? await readFinishes(api, id, { page, layers, metal }) : undefined
  return apart ?? { picture: await decoded(await readPicture(api, id, page)), finishes: undefined }
}

/** What a press makes of screen colours, once it is asked for. */
export function usePressTable(isEnabled: boolean): Uint8Array | undefined {
  const [table, setTable] = useState<Uint8Array>()
  const isMissing = isEnabled && !table
  useEffect(() => {
    if (!isMissing) return
    fetch('/print-shots/press-colours.bin')
      .then(async (answer) => setTable(new Uint8Array(await answer.arrayBuffer())))
      .catch(toastFailure)
  }, [isMissing])
  return isEnabled ? table : undefined
}
