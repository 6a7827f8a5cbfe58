import { useEffect, useRef, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { changedDots } from './changed-dots.ts'
import { pageBefore } from './compare.tsx'
import type { Compared } from './compare.tsx'
import { fitted } from '../cut-page.tsx'
import { pictureOf } from '../proof.query.ts'
import type { Page, Proof } from '../proof.query.ts'

/** Dots of the longer side of what is compared. */
const LONG = 1200

/** What changed from one version to the next, in vermilion on a faint page, and in words. */
export function Difference(compared: Compared) {
  const t = useT('proof')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [share, setShare] = useState<number>()
  const { token, ground, before, after, page } = compared
  const older = pageBefore(compared)
  useEffect(() => {
    let isGone = false
    const [earlier, present] = [
      { token, ground, proof: before, page: older },
      { token, ground, proof: after, page },
    ]
    Promise.all([dotsOf(earlier, page), dotsOf(present, page)])
      .then(([one, other]) => {
        const context = canvas.current?.getContext('2d')
        if (isGone || !context) return
        const { dots, share: found } = changedDots(one.data, other.data, other.width)
        Object.assign(context.canvas, { width: other.width, height: other.height })
        context.putImageData(new ImageData(dots, other.width, other.height), 0, 0)
        setShare(found)
      })
      .catch(toastFailure)
    return () => {
      isGone = true
    }
  }, [token, ground, before, after, older, page])
  const status = share === undefined ? '' : share === 0 ? t('nothingChanged') : t('changedHere')
  return (
    <div className="proof-sheet" aria-busy={share === undefined}>
      <canvas
        ref={(element) => {
          canvas.current = element
          fitted(page.trim)(element)
        }}
        className="proof-page"
        role="img"
        aria-label={t('changedAlt')}
      />
      <p className="proof-said" role="status">
        {status}
      </p>
    </div>
  )
}

type PageOfProof = Pick<Compared, 'token' | 'ground' | 'page'> & { proof: Proof }

/** The dots of a page of a version, cut, at the size at which the newer page is compared. */
async function dotsOf(
  { token, ground, proof, page }: PageOfProof,
  { trim: { width, height } }: Page,
): Promise<ImageData> {
  const picture = new Image()
  picture.src = pictureOf(token, proof, page)
  await picture.decode()
  const scale = LONG / Math.max(width, height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = ground ?? '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const { left, right, top, bottom } = page.trim
  const [wide, high] = [left + page.trim.width + right, top + page.trim.height + bottom]
  context.drawImage(picture, -left * scale, -top * scale, wide * scale, high * scale)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
