import { imageAddress } from '#domain/images/image-widths.ts'

/** The small picture of what was ordered; an empty place where it has none. It repeats the name beside it. */
export const Thumb = ({ image }: { image: string | null | undefined }) =>
  image ? (
    <img className="thumb" src={imageAddress(image, 192, 'webp')} alt="" width={30} height={36} loading="lazy" />
  ) : (
    <span className="thumb" />
  )
