import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { FormFoot } from '../../edit/form-foot.tsx'
import { LineField } from '../../edit/line-field.tsx'
import type { BoardJob } from './board.queries.ts'
import { JobChoice } from './job-choice.tsx'
import { SheetFill } from './sheet-fill.tsx'
import { useSheetChoice } from './use-sheet-choice.ts'

type Props = { jobs: readonly BoardJob[]; onClose: () => void }

/** Chooses which jobs share a sheet, and how many of it are printed. */
export function ShareDialog({ jobs, onClose }: Props) {
  const t = useT('office-board')
  const { api } = usePage()
  const client = useQueryClient()
  const choice = useSheetChoice(jobs)
  const { chosen, sheets, fullness, isReady } = choice
  const { isBusy, problem, run } = useRequest()
  const put = (): void =>
    void run(async () => {
      try {
        const codes = chosen.map(({ code }) => code)
        await api.post('/api/office/production/pools', {
          station: chosen[0]?.station ?? 0,
          jobs: codes,
          sheets: sheets ?? 0,
        })
        toast({ title: t('sheetMade') })
        onClose()
      } finally {
        await client.invalidateQueries()
      }
    })
  return (
    <Dialog open onClose={onClose} title={t('shareTitle')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) put()
        }}
      >
        <p>{t('shareText')}</p>
        <JobChoice jobs={jobs} left={choice.left} sheets={sheets} onChange={choice.setLeft} />
        {chosen.length < 2 ? <p className="quiet">{t('chooseTwo')}</p> : null}
        <LineField
          label={t('sheets')}
          dir="ltr"
          inputMode="numeric"
          required
          maxLength={6}
          hint={fullness > 100 ? t('sheetTooFull') : t('sheetsHint')}
          isInvalid={fullness > 100}
          value={choice.entry}
          onChange={choice.setTyped}
        />
        <SheetFill fullness={fullness} least={choice.least} />
        <AlertLine>{problem}</AlertLine>
        <FormFoot cancel={t('keepApart')} onClose={onClose} isBusy={isBusy} isReady={isReady}>
          {t('putTogether')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
