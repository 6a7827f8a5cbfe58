import { useState } from 'react'
import { pageBlend, pageGround } from '#domain/preview/ground.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { Artwork, Check, Variant } from '../artwork-calls.ts'
import { laidOut } from '../laid-out.ts'
import { frameOfPage, placed, SheetLines } from '../sheet-lines.tsx'
import { useCheck, usePicture } from '../use-artwork.ts'

type Props = { artwork: Artwork; original: Artwork; check: Check; page: number; variant: Variant }

/**
 * A page as it was sent and as it was fixed, one over the other at the same place on the paper: a slider shows more of one
 * or of the other. What was sent lies where reading begins.
 */
export function BeforeAfter({ artwork, original, check, page, variant }: Props) {
  const t = useT('artwork')
  const { direction } = usePage()
  const [percent, setPercent] = useState(50)
  const after = usePicture(artwork.id, page)
  const before = usePicture(original.id, page)
  const earlier = useCheck(original, variant).check?.pages.find((each) => each.page === page)
  const sheet = check.pages.find((each) => each.page === page)
  const face = check.faces[page - 1] ?? check.faces.at(-1)
  if (!sheet || !face) return null
  const frame = frameOfPage(sheet)
  const trim = { left: 0, top: 0, width: sheet.width, height: sheet.height }
  const isRtl = direction === 'rtl'
  const ground = { backgroundColor: pageGround(check) ?? '' }
  const mixBlendMode = pageBlend(check)
  const hidden = `${100 - percent}%`
  return (
    <div className="sheet">
      <p className="comparison-labels">
        <span>{t('before')}</span>
        <span>{t('after')}</span>
      </p>
      <div
        className="sheet-page"
        dir="ltr"
        ref={laidOut({ aspectRatio: `${frame.width} / ${frame.height}`, ...ground })}
      >
        {after ? (
          <img src={after} alt={t('afterOf', { face: t(`face-${face.code}`) })} ref={laidOut({ mixBlendMode })} />
        ) : null}
        <div
          className="comparison-before"
          ref={laidOut({ clipPath: isRtl ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`, ...ground })}
        >
          {before && earlier ? (
            <img
              src={before}
              alt={t('beforeOf', { face: t(`face-${face.code}`) })}
              ref={laidOut({ ...placed(frameOfPage(earlier), frame), mixBlendMode })}
            />
          ) : null}
        </div>
        <SheetLines face={face} trim={trim} frame={frame} />
        <i className="comparison-handle" ref={laidOut({ left: `${isRtl ? 100 - percent : percent}%` })} />
        <input
          type="range"
          dir={direction}
          className="comparison-range"
          min={0}
          max={100}
          value={percent}
          aria-label={t('compare')}
          aria-valuetext={t('compared', { percent })}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
      </div>
    </div>
  )
}
