import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { REPORTED_BY_PAGE } from '#ui/fetching/query-client.ts'
import { readPicture } from '../artwork-calls.ts'
import type { Artwork, Check, Face } from '../artwork-calls.ts'

/** What is printed on a face: the picture of its page, and how it lies there. */
export type PrintedFace = {
  readonly face: Face
  readonly page: Check['pages'][number]
  readonly picture: HTMLImageElement
}

/** The printed faces of a file, in the order of its pages; undefined until all their pictures are there. */
export function usePrintedFaces(artwork: Artwork, check: Check): readonly PrintedFace[] | undefined {
  const { api } = usePage()
  const pages = check.faces.flatMap((face, index) => {
    const page = check.pages.find((each) => each.page === index + 1)
    const isDrawn = artwork.pictures.some((each) => each.page === index + 1)
    return page && isDrawn ? [{ face, page }] : []
  })
  const numbers = pages.map(({ page }) => page.page)
  const { data, error } = useQuery({
    meta: REPORTED_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['artwork-faces', artwork.id, numbers],
    queryFn: () => Promise.all(numbers.map(async (page) => decoded(await readPicture(api, artwork.id, page)))),
  })
  useEffect(() => {
    if (error) toastFailure(error)
  }, [error])
  return data && pages.flatMap((page, index) => (data[index] ? [{ ...page, picture: data[index] }] : []))
}

async function decoded(picture: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  await image.decode()
  return image
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
