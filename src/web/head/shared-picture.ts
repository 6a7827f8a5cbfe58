import type { Picture } from '#contract/catalog/picture.ts'
import { SHARE_PICTURE, sharePictureAddress } from '#domain/images/image-widths.ts'
import type { HeadImage } from './head.ts'

/** What a shared link to a page shows of one of its pictures. */
export const sharedPicture = ({ key, alt }: Pick<Picture, 'key' | 'alt'>): HeadImage => ({
  url: sharePictureAddress(key),
  width: SHARE_PICTURE.width,
  height: SHARE_PICTURE.height,
  alt,
})
