import { onDemand } from '#ui/loading/on-demand.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useConfigurator } from './use-configurator.tsx'

/** Fetched when there is a file. */
const ProductDesk = onDemand(() => import('./product-desk.tsx'))

const WAYS = ['UPLOAD', 'DESIGN_FOR_ME', 'LATER'] as const

/** Where the design comes from: a file that is sent now or later, or our designers. */
export function ArtworkStep() {
  const t = useT('product')
  const { decisions, decide } = useConfigurator()
  const { designMode = 'LATER' } = decisions
  return (
    <div className="ways">
      {WAYS.map((way) => (
        <div key={way}>
          <label className="op">
            <input type="radio" name="way" checked={designMode === way} onChange={() => decide({ designMode: way })} />
            <b>{t(`way${way}`)}</b>
            <span className="q">{t(`way${way}Text`)}</span>
          </label>
          {way === 'UPLOAD' && designMode === way ? (
            <ProductDesk onFailure={() => decide({ designMode: 'LATER' })} />
          ) : null}
        </div>
      ))}
    </div>
  )
}
