import type { StaticPage } from '#contract/content/static-page.ts'
import { tileSpans } from '#ui/mosaic-rows.ts'
import type { TileSpan } from '#ui/mosaic-rows.ts'
import { Picture } from '#ui/picture.tsx'

const SIZES: Record<TileSpan, string> = {
  3: '(max-width: 767px) 50vw, 290px',
  6: '(max-width: 767px) 100vw, 604px',
  12: '(max-width: 767px) 100vw, 1232px',
}

/** Pictures without captions, in the rhythm of the home page. */
export function Gallery({ pictures }: Pick<StaticPage['sections'][number], 'pictures'>) {
  const spans = tileSpans(pictures.length)
  return (
    <ul className="mosaic">
      {pictures.map((picture, index) => {
        const span = spans[index] ?? 3
        return (
          <li key={picture.key} className={`mosaic-${span}`}>
            <span className="mosaic-picture">
              <Picture picture={picture} sizes={SIZES[span]} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
