import { useT } from '#ui/i18n/use-t.ts'
import type { Check } from '../artwork-calls.ts'
import { laidOut } from '../laid-out.ts'
import { usePicture } from '../use-artwork.ts'

type Sheet = Check['pages'][number]

/** Millimetres of a page that the detail shows at least, and its part of a larger page. */
const LEAST_SHOWN = 13
const PART_SHOWN = 0.15
/** The part of the picture's width that lies inside the knife; the rest is the table. */
const INSIDE = 0.84

/** Without room for a knife the colour ends right at the cut, so that a mirrored edge is what continues it. */
export const isWithoutBleed = ({ room }: Sheet): boolean => room.left <= 0 && room.bottom <= 0

/** A corner of a page as a knife leaves it that is half a millimetre off: as it was sent, and with its colour continued. */
export function CornerPictures({ artworkId, sheet }: { artworkId: string; sheet: Sheet }) {
  const t = useT('artwork')
  const picture = usePicture(artworkId, sheet.page)
  if (picture === undefined) return null
  const detail = Math.min(sheet.width, Math.max(LEAST_SHOWN, PART_SHOWN * sheet.width))
  const width = laidOut({ width: `${(sheet.width / detail / INSIDE) * 100}%` })
  const copies = (places: readonly string[]) =>
    places.map((place) => <img key={place} className={`corner-${place}`} src={picture} alt="" ref={width} />)
  return (
    <div className="corner-pictures" aria-hidden="true">
      <figure>
        <span dir="ltr">
          <i>{copies(['page'])}</i>
        </span>
        <figcaption>{t('before')}</figcaption>
      </figure>
      <figure>
        <span dir="ltr">
          <i>{copies(['page', 'beside', 'below', 'diagonal'])}</i>
        </span>
        <figcaption>{t('after')}</figcaption>
      </figure>
    </div>
  )
}
