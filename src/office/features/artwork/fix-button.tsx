import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { Keys } from '../../keys/keys.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import type { DeskFile, Finding, Line } from './artwork.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

type Fix = NonNullable<Finding['fix']>

export type Fixing = {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** What can be fixed of the file now, each once; nothing for who may not change it. */
  readonly offered: readonly Fix[]
  readonly fix: (fixes: readonly Fix[]) => void
}

/** Fixes that the check of a file offers, by a tap or by the number of the finding. */
export function useFixes(line: Line, file: DeskFile): Fixing {
  const t = useT('office-artwork')
  const { isBusy, problem, act } = useDeskAction(line)
  const mayEdit = useMay('artwork.edit')
  const isOpen = mayEdit && line.actions.some(({ action, refusal }) => action === 'replaceFile' && refusal === null)
  const offered = isOpen ? [...new Set(file.findings.flatMap(({ fix }) => (fix === null ? [] : [fix])))] : []
  const place = line.files.indexOf(file) + 1
  const fix = (fixes: readonly Fix[]) => void act(`files/${place}/fixes`, { fixes })
  useHotkeys(
    file.findings.slice(0, 9).flatMap((found, index) =>
      found.fix !== null && offered.includes(found.fix)
        ? [
            {
              keys: String(index + 1),
              name: t('fixFinding', { number: index + 1 }),
              run: () => fix([found.fix as Fix]),
            },
          ]
        : [],
    ),
  )
  return { isBusy, problem, offered, fix }
}

type ButtonProps = { fixing: Fixing; finding: Finding; number: number }

/** Fixes what one finding is about, in a copy. */
export function FixButton({ fixing: { isBusy, offered, fix }, finding, number }: ButtonProps) {
  const t = useT('office-artwork')
  const requested = finding.fix
  return requested !== null && offered.includes(requested) ? (
    <Button look="outline" size="sm" loading={isBusy} onClick={() => fix([requested])}>
      {t(`fix-${requested}`)} {number < 10 ? <Keys of={String(number)} /> : null}
    </Button>
  ) : null
}

/** Fixes everything at once that can be fixed. */
export function FixAll({ fixing: { isBusy, problem, offered, fix } }: { fixing: Fixing }) {
  const t = useT('office-artwork')
  return (
    <li className="desk-fix-all">
      {offered.length > 1 ? (
        <Button look="outline" wide loading={isBusy} onClick={() => fix(offered)}>
          {t('fixAll', { count: offered.length })}
        </Button>
      ) : null}
      <p role="alert" className="bad">
        {problem}
      </p>
    </li>
  )
}
