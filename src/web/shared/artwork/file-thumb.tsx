import { Icon } from '#ui/icons/icon.tsx'
import { laidOut } from './laid-out.ts'
import { usePicture } from './use-artwork.ts'

type FileWithPages = { readonly id: string; readonly pictures: readonly { readonly page: number }[] }

type Props = {
  artwork: FileWithPages | undefined
  /** The colour of the product. */
  ground?: string | undefined
  /** How the page lies on it. */
  blend?: string | undefined
}

/** The first page of a file on the colour of its product, else on white, or a sign for a file while there is none. */
export function FileThumb({ artwork, ground, blend = 'normal' }: Props) {
  const [first] = artwork?.pictures ?? []
  return (
    <span className="file-thumb" ref={laidOut({ backgroundColor: ground ?? '' })}>
      {artwork && first ? <Thumbnail id={artwork.id} page={first.page} blend={blend} /> : <Icon name="file" />}
    </span>
  )
}

function Thumbnail({ id, page, blend }: { id: string; page: number; blend: string }) {
  const picture = usePicture(id, page)
  return picture ? <img src={picture} alt="" ref={laidOut({ mixBlendMode: blend })} /> : <Icon name="file" />
}
