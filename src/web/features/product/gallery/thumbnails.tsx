import { useState } from 'react'
import type { Picture as PictureData } from '#contract/catalog/picture.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Picture } from '#ui/picture.tsx'
import { widestAddress } from '../head/widest-address.ts'

/** How many fit in a row. */
const ROW = 5

type Props = { pictures: readonly PictureData[]; current: number; onShow: (index: number) => void }

/** All pictures in small; those that do not fit are counted and come with a press. Without JavaScript they are links. */
export function Thumbnails({ pictures, current, onShow }: Props) {
  const t = useT('product')
  const [isWhole, setWhole] = useState(false)
  const isCut = pictures.length > ROW && !isWhole
  return (
    <ul className="thumbs">
      {pictures.map((picture, index) => (
        <li key={picture.key} hidden={isCut && index >= ROW - 1}>
          <a
            href={widestAddress(picture)}
            aria-label={t('picture', { number: index + 1 })}
            {...(index === current && { 'aria-current': 'true' as const })}
            onClick={(event) => {
              event.preventDefault()
              onShow(index)
            }}
          >
            <Picture picture={picture} sizes="88px" alt="" />
          </a>
        </li>
      ))}
      {isCut ? (
        <li>
          <button
            type="button"
            aria-label={t('morePictures', { count: pictures.length - ROW + 1 })}
            onClick={() => setWhole(true)}
          >
            <Ltr>+{pictures.length - ROW + 1}</Ltr>
          </button>
        </li>
      ) : null}
    </ul>
  )
}
