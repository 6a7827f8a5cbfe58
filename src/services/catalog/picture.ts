import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** A picture as answers carry it; `key` names it in addresses. */
export type PictureData = {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Columns of `image`, null together when there is no picture. */
export type ImageColumns = {
  readonly address_key: string | null
  readonly width: number | null
  readonly height: number | null
}

/** The picture of a row, described by its own text or else by the name of what it shows; null without a picture. */
export function pictureOf<Image extends ImageColumns>(
  image: Image,
  alt: LocalizedText | null,
  name: LocalizedText,
  language: Language,
): PictureOf<Image> {
  const { address_key: key, width, height } = image
  const picture =
    key === null || width === null || height === null
      ? null
      : { key, width, height, alt: inLanguage(alt ?? name, language) }
  return picture as PictureOf<Image>
}

/** Never null for a row that always has a picture. */
type PictureOf<Image extends ImageColumns> = Image['address_key'] extends string ? PictureData : PictureData | null
