import { useEffect, useState } from 'react'
import { chosenGround } from '#domain/preview/ground.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon, RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { loadMessages } from '../../../i18n/load-messages.ts'
import type { Artwork, Check } from '../artwork-calls.ts'
import { FinishList } from './finish-list.tsx'
import { BlankFace, FlatFace } from './flat-face.tsx'
import { ProductColours } from './product-colours.tsx'
import { ProductView } from './product-view.tsx'
import { TrueSize } from './true-size.tsx'
import { usePressTable, usePrintedFaces } from './use-faces-artwork.ts'
import './preview.css'

type Props = { open: boolean; onClose: () => void; artwork: Artwork; check: Check }

/** A file on the product: as a photograph, flat with the lines of a printer, in its true size, and in colours of a press. */
export default function PreviewDialog({ open, onClose, artwork, check }: Props) {
  const { language } = usePage()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    loadMessages(language, ['artwork-preview']).then(() => setThere(true), toastFailure)
  }, [language])
  return isThere ? <OpenPreview {...{ open, onClose, artwork, check }} /> : null
}

function OpenPreview({ open, onClose, artwork, check }: Props) {
  const t = useT('artwork-preview')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(check.shots.length > 0 ? 'title' : 'flatTitle', { name: artwork.name })}
      kind="wide"
    >
      <Preview artwork={artwork} check={check} />
    </Dialog>
  )
}

function Preview({ artwork, check }: Pick<Props, 'artwork' | 'check'>) {
  const t = useT('artwork-preview')
  const { shots } = check
  const [view, setView] = useState(0)
  const [isPress, setPress] = useState(false)
  const [colour, setColour] = useState(chosenGround(check.colours))
  const faces = usePrintedFaces(artwork, check, colour)
  const pressTable = usePressTable(isPress)
  const shot = shots[view]
  if (!faces) return <RegistrationMark turning />
  return (
    <div className="preview">
      <section className="preview-stage" aria-label={t('views')}>
        {shot ? (
          <ProductView key={shot.code} {...{ shot, faces, pressTable }} label={t('onProduct')} />
        ) : (
          <div className="preview-flat">
            {faces.map((each) => (
              <FlatFace key={each.face.code} printed={each} pressTable={pressTable} />
            ))}
            {check.faces.slice(artwork.pageCount ?? check.faces.length).map((face) => (
              <BlankFace key={face.code} face={face} ground={colour} />
            ))}
          </div>
        )}
        {shots.length > 0 ? (
          <div className="segment-group" role="group" aria-label={t('views')}>
            {shots.map(({ code }, index) => (
              <button key={code} type="button" aria-pressed={index === view} onClick={() => setView(index)}>
                {shots.length > 1 ? t('side', { number: index + 1 }) : t('product')}
              </button>
            ))}
            <button type="button" aria-pressed={!shot} onClick={() => setView(shots.length)}>
              {t('flat')}
            </button>
          </div>
        ) : null}
      </section>
      <section className="preview-side">
        <p className="honest">
          <Icon name="info" />
          {t('honest')}
        </p>
        <ProductColours colours={check.colours} colour={colour} onColour={setColour} />
        <FinishList faces={faces} />
        <div>
          <label className="tick-art">
            <input type="checkbox" checked={isPress} onChange={() => setPress(!isPress)} />
            <span>{t('press')}</span>
          </label>
          <p className="quiet">{t('pressText')}</p>
        </div>
        <TrueSize faces={faces} pressTable={pressTable} />
      </section>
    </div>
  )
}
