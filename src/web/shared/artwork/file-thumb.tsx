import { Icon } from '#ui/icons/icon.tsx'
import { laidOut } from './laid-out.ts'
import { usePicture } from './use-artwork.ts'

type FileWithPages = { readonly id: string; readonly pictures: readonly { readonly page: number }[] }

/** The first page of a file on the colour of its product, else on white, or a sign for a file while there is none. */
export function FileThumb({ artwork, ground }: { artwork: FileWithPages | undefined; ground?: string | undefined }) {
  const [first] = artwork?.pictures ?? []
  return (
    <span className="file-thumb" ref={laidOut({ backgroundColor: ground ?? '' })}>
      {artwork && first ? <Thumbnail id={artwork.id} page={first.page} /> : <Icon name="file" />}
    </span>
  )
}

function Thumbnail({ id, page }: { id: string; page: number }) {
  const picture = usePicture(id, page)
  return picture ? <img src={picture} alt="" /> : <Icon name="file" />
}
