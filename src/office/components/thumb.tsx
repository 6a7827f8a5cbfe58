import { imageAddress } from '#domain/images/image-widths.ts'
import { useMay } from '../app/me.tsx'

/** A version, and the line of an order that is printed from it: in its colour, and with its finishes. */
type Artwork = { readonly version: string; readonly line: number }

type Props = {
  image: string | null | undefined
  /** What it is printed from, where that has a picture. */
  artwork?: Artwork | null | undefined
}

/**
 * The small picture of what was ordered: its artwork for those who may see that, else the product; an empty place where there
 * is neither. It repeats the name beside it.
 */
export function Thumb({ image, artwork }: Props) {
  const maySee = useMay('artwork.view')
  if (artwork && maySee)
    return (
      <img
        className="thumb is-artwork"
        src={thumbnailAddress(artwork)}
        alt=""
        width={30}
        height={36}
        loading="lazy"
        draggable={false}
      />
    )
  return image ? (
    <img className="thumb" src={imageAddress(image, 192, 'webp')} alt="" width={30} height={36} loading="lazy" />
  ) : (
    <span className="thumb" />
  )
}

/** The small picture of a version that is printed from, for staff. */
export const thumbnailAddress = ({ version, line }: Artwork): string =>
  `/api/office/artwork/versions/${version}/thumbnail?line=${line}`
