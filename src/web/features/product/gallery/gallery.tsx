import { useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/catalog/picture.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Dimensions } from '#ui/text/bidi.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { GALLERY_SIZES } from './picture-sizes.ts'
import { configuredSize } from './product-size.ts'
import { Thumbnails } from './thumbnails.tsx'
import type { Millimetres } from './true-size.ts'
import { useConfigurator } from '../configurator/use-configurator.tsx'
import { useZoom } from './use-zoom.ts'
import { ZoomPicture } from './zoom-picture.tsx'

/** Measuring is asked for by few: it is fetched when it is. */
const TrueSize = onDemand(() => import('./true-size-drawing.tsx'))

/** The pictures of a product: one large that can be looked at closely, swiped and turned by keys, all in small below. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const t = useT('product')
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const hasAll = useAfterLoad()
  const zoom = useZoom(current)
  const turnTo = (index: number): void => {
    setCurrent(index)
    strip.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  return (
    <section className="gallery" aria-label={t('pictures')}>
      <div className="gallery-main">
        <ul
          ref={strip}
          className={`gallery-strip${zoom.isClose ? ' close' : ''}`}
          tabIndex={0}
          aria-label={t('pictures')}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
        >
          {pictures.slice(0, hasAll ? undefined : 1).map((picture, index) => (
            <ZoomPicture
              key={picture.key}
              picture={picture}
              sizes={GALLERY_SIZES}
              isFirst={index === 0}
              zoom={index === current ? zoom : null}
            />
          ))}
        </ul>
        <div className="gallery-tools scripted">
          <TrueSizeButton />
          <span className="grow" />
          <Button size="icon" className="tool" aria-label={t('zoomOut')} onClick={() => zoom.step(-1)}>
            <Icon name="minus" />
          </Button>
          <Button size="icon" className="tool" aria-label={t('zoomIn')} onClick={() => zoom.step(1)}>
            <Icon name="plus" />
          </Button>
        </div>
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} current={current} onShow={turnTo} /> : null}
    </section>
  )
}

/** Opens the ruler, for products whose size is known. */
function TrueSizeButton() {
  const t = useT('product')
  const { configurable, ticket } = useConfigurator()
  const size = configuredSize(configurable.product, ticket.chosen)
  const [isOpen, setOpen] = useState(false)
  if (!size) return null
  return (
    <>
      <Button className="tool" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        {t('trueSize')}{' '}
        <span className="quiet">
          <Dimensions {...size} inMetres />
        </span>
      </Button>
      <TrueSizeDialog open={isOpen} onClose={() => setOpen(false)} size={size} />
    </>
  )
}

const TrueSizeDialog = ({ open, onClose, size }: { open: boolean; onClose: () => void; size: Millimetres }) => {
  const t = useT('product')
  return (
    <Dialog open={open} onClose={onClose} kind="wide" title={t('trueSize')}>
      <TrueSize size={size} fallback={<div className="true-size" />} onFailure={onClose} />
    </Dialog>
  )
}

/** Whether the page has loaded: what can wait comes after that. */
function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = (): void => setLoaded(true)
    if (document.readyState === 'complete') done()
    else addEventListener('load', done, { once: true })
    return () => removeEventListener('load', done)
  }, [])
  return isLoaded
}
