import { useEffect, useRef } from 'react'
import type { Picture as PictureData } from '#contract/catalog/picture.ts'
import { Picture } from '#ui/picture.tsx'
import { WHOLE } from './zoom.ts'
import type { Zoom } from './use-zoom.ts'

type Props = { picture: PictureData; sizes: string; isFirst: boolean; zoom: Zoom | null }

/** A picture of the strip; the shown one follows the zoom. Its transform is set by script: pages carry no style attributes. */
export function ZoomPicture({ picture, sizes, isFirst, zoom }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const { scale, x, y } = zoom?.view ?? WHOLE
  const frame = zoom?.frame
  useEffect(() => {
    if (frame) frame.current = item.current
  }, [frame])
  useEffect(() => {
    const image = item.current?.querySelector('img')
    if (image) image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
  }, [scale, x, y])
  return (
    <li ref={item} {...zoom?.handlers}>
      <Picture picture={picture} sizes={sizes} priority={isFirst} />
    </li>
  )
}
