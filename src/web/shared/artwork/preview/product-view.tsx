import { useEffect, useRef, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { faceArtwork } from './face-artwork.ts'
import { glPrinter } from './gl-printer.ts'
import { plainPrinter, type Printer } from './plain-printer.ts'
import { loadShot, type Shot } from './shot-files.ts'
import type { PrintedFace } from './use-faces-artwork.ts'

type Props = { shot: Shot; faces: readonly PrintedFace[]; pressTable: Uint8Array | undefined; label: string }

/** Artwork is drawn finer than the shot, for when it is enlarged. */
const FINER = 2

/** The customer's pages on the product, as a photograph of it would show them. A press on it brings it nearer. */
export function ProductView({ shot, faces, pressTable, label }: Props) {
  const t = useT('artwork-preview')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [printer, setPrinter] = useState<Printer>()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    let isGone = false
    loadShot(shot)
      .then((files) => {
        if (isGone || !canvas.current) return
        setPrinter(glPrinter(canvas.current, shot, files) ?? plainPrinter(canvas.current, shot, files))
      })
      .catch(toastFailure)
    return () => {
      isGone = true
    }
  }, [shot])
  useEffect(() => {
    printer?.draw(artworksOf(shot, faces, pressTable), faces[0]?.ground)
  }, [printer, shot, faces, pressTable])
  return (
    <div className={isNear ? 'preview-photo near' : 'preview-photo'} dir="ltr" aria-busy={!printer}>
      <div className="preview-ground" tabIndex={isNear ? 0 : -1} role="group" aria-label={label}>
        <canvas ref={canvas} role="img" aria-label={label} onClick={() => setNear(!isNear)} />
      </div>
      {printer ? (
        <Button look="outline" size="sm" aria-pressed={isNear} onClick={() => setNear(!isNear)}>
          {t(isNear ? 'farther' : 'nearer')}
        </Button>
      ) : (
        <RegistrationMark turning />
      )}
    </div>
  )
}

function artworksOf(shot: Shot, faces: readonly PrintedFace[], table: Uint8Array | undefined) {
  return shot.regions.map(({ face, texels }) => {
    const printed = faces.find((each) => each.face.code === face)
    if (!printed) return undefined
    const size = { width: texels.width * FINER, height: texels.height * FINER }
    return faceArtwork(printed, size, table)
  })
}
