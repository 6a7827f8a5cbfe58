import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { NumberedFinding } from './numbered-findings.ts'
import type { Fixing } from './use-fixes.ts'

type Props = { findings: readonly NumberedFinding[]; fixing: Fixing }

/** One tap for everything that a program mends, and the way back from a fixed copy to the file itself. */
export function FixAll({ findings, fixing: { isBusy, changedBy, fix, original, undo } }: Props) {
  const t = useT('artwork')
  const isOwn = changedBy === 'CUSTOMER'
  const fixes = [...new Set(findings.flatMap(({ fixCode }) => fixCode ?? []))]
  return (
    <>
      {fixes.length > 1 && isOwn ? (
        <>
          <div className="fix-bar">
            <Button wide loading={isBusy} onClick={() => fix(fixes)}>
              {t('fixAll', { count: fixes.length })}
            </Button>
          </div>
          <p className="quiet fix-free">{t('fixFree')}</p>
        </>
      ) : null}
      <p role="status">{isBusy ? t('fixing') : ''}</p>
      {original ? (
        <>
          <p className="art-state good">
            <Icon name="check" />
            <span>{t('fixed')}</span>
          </p>
          {isOwn ? (
            <Button look="outline" disabled={isBusy} onClick={undo}>
              {t('backToMine')}
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  )
}
