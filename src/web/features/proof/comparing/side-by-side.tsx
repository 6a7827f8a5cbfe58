import { useT } from '#ui/i18n/use-t.ts'
import { pageBefore } from './compare.tsx'
import type { Compared } from './compare.tsx'
import { CutPage } from '../cut-page.tsx'

/** The version before and the new one, each whole: side by side, or one below the other on a narrow screen. */
export function SideBySide(compared: Compared) {
  const t = useT('proof')
  const { token, ground, before, after, page } = compared
  const versions = [
    { proof: before, page: pageBefore(compared) },
    { proof: after, page },
  ]
  return (
    <div className="proof-sides">
      {versions.map((version) => {
        const name = t('version', { number: version.proof.number })
        return (
          <figure key={version.proof.number}>
            <figcaption>
              <b>{name}</b>
            </figcaption>
            <CutPage {...{ token, ground }} {...version} alt={name} />
          </figure>
        )
      })}
    </div>
  )
}
