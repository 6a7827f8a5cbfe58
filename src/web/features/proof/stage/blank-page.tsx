import { useT } from '#ui/i18n/use-t.ts'
import { fitted, Ground } from '../cut-page.tsx'
import type { BlankFace } from '../proof.query.ts'

/** A face that nothing is printed on. */
export function BlankPage({ face: { width, height }, ground }: { face: BlankFace; ground: string | null }) {
  const t = useT('proof')
  return (
    <>
      <div className="proof-sheet" dir="ltr">
        <svg
          ref={fitted({ width, height })}
          className="proof-page"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('blankAlt')}
        >
          <Ground {...{ width, height, ground }} />
        </svg>
      </div>
      <p className="proof-honest">{t('blankText')}</p>
    </>
  )
}
