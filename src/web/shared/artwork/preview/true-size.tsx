import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { laidOut } from '../laid-out.ts'
import { FaceCanvas } from './flat-face.tsx'
import { rememberedPixels, rememberPixels } from './screen-scale.ts'
import type { PrintedFace } from './use-faces-artwork.ts'

type Props = { faces: readonly PrintedFace[]; pressTable: Uint8Array | undefined }

/** A bank card that stands upright, as it fits on a phone, in millimetres (ISO/IEC 7810 ID-1). */
const BANK_CARD = { width: 53.98, height: 85.6 }
/** Larger products are looked at from afar instead. Millimetres. */
const FITS_SCREEN = 300
/** An arm's length, from which a screen is looked at. Metres. */
const ARM = 0.6
const DISTANCES = [1, 2, 5, 10, 20, 50]

/** How large it is: as large as life after a bank card was laid on the screen, or as it is seen from a distance. */
export function TrueSize({ faces, pressTable }: Props) {
  const t = useT('artwork-preview')
  const [pixels, setPixels] = useState(rememberedPixels)
  const [metres, setMetres] = useState(5)
  const [printed] = faces
  if (!printed) return null
  const { width, height } = printed.face
  const isLarge = Math.max(width, height) > FITS_SCREEN
  const scale = pixels * (isLarge ? ARM / metres : 1)
  return (
    <details className="preview-size">
      <summary>{t(isLarge ? 'fromAfar' : 'trueSize')}</summary>
      <p>{t('bankCard')}</p>
      <label>
        <span className="visually-hidden">{t('adjust')}</span>
        <input
          type="range"
          min={2}
          max={8}
          step={0.02}
          value={pixels}
          aria-valuetext={t('cardWidth', { pixels: Math.round(pixels * BANK_CARD.width) })}
          onChange={({ currentTarget }) => setPixels(rememberPixels(Number(currentTarget.value)))}
        />
      </label>
      <div className="preview-card" ref={laidOut(sized(BANK_CARD, pixels))} />
      {isLarge ? (
        <label className="preview-distance">
          <span>{t('distance')}</span>
          <select value={metres} onChange={({ currentTarget }) => setMetres(Number(currentTarget.value))}>
            {DISTANCES.map((each) => (
              <option key={each} value={each}>
                {t('metres', { count: each })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div
        className="preview-true"
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={t(isLarge ? 'fromAfar' : 'trueSize')}
      >
        <div ref={laidOut(sized({ width, height }, scale))}>
          <FaceCanvas printed={printed} pressTable={pressTable} />
        </div>
      </div>
    </details>
  )
}

const sized = ({ width, height }: { width: number; height: number }, pixels: number) => ({
  width: `${width * pixels}px`,
  height: `${height * pixels}px`,
})
