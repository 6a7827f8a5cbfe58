import { useEffect, useRef } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Keys } from '../../../keys/keys.tsx'
import { useHotkeys } from '../../../keys/use-hotkeys.ts'
import { composite, heaviest } from './ink-amounts.ts'
import type { PlateSet } from './ink-amounts.ts'
import { useInkNames } from './use-ink-names.ts'

type Props = { set: PlateSet; chosen: ReadonlySet<string>; onChosen: (chosen: ReadonlySet<string>) => void }

const INK_KEYS: Readonly<Record<string, string>> = {
  Cyan: 'shift+c',
  Magenta: 'shift+m',
  Yellow: 'shift+y',
  Black: 'shift+k',
}

/** The plates of a page as small pictures; each is switched on and off, and by its key seen alone. */
export function PlateStrip({ set, chosen, onChosen }: Props) {
  const t = useT('office-artwork')
  const nameOf = useInkNames()
  const all = set.plates.map(({ ink }) => ink)
  const toggle = (ink: string) => {
    const next = new Set(chosen)
    if (!next.delete(ink)) next.add(ink)
    onChosen(next)
  }
  const alone = (ink: string) => onChosen(new Set(chosen.size === 1 && chosen.has(ink) ? all : [ink]))
  useHotkeys(
    all.flatMap((ink) => {
      const keys = INK_KEYS[ink]
      return keys ? [{ keys, name: t('inkAlone', { ink: nameOf(ink) }), run: () => alone(ink) }] : []
    }),
  )
  const most = heaviest(set).probe.total
  return (
    <div className="desk-plates" role="group" aria-label={t('plates')}>
      {set.plates.map(({ ink, cover }) => (
        <button key={ink} type="button" aria-pressed={chosen.has(ink)} onClick={() => toggle(ink)}>
          <PlatePicture set={set} ink={ink} />
          <span>
            <bdi>{nameOf(ink)}</bdi> <b dir="ltr">{Math.round(cover)}%</b>
            {INK_KEYS[ink] ? <Keys of={INK_KEYS[ink]} /> : null}
          </span>
        </button>
      ))}
      <p className="desk-most">
        {t('mostInk', { percent: most })}
        {set.hasScreenColours ? <span className="warn">{t('screenColours')}</span> : null}
      </p>
    </div>
  )
}

/** One plate in its own colour. */
function PlatePicture({ set, ink }: { set: PlateSet; ink: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current
      ?.getContext('2d')
      ?.putImageData(new ImageData(composite(set, new Set([ink])), set.width, set.height), 0, 0)
  }, [set, ink])
  return <canvas ref={canvas} width={set.width} height={set.height} aria-hidden="true" />
}
