import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canPool, MAX_SHEETS } from '#domain/production/job-pool.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { LineField } from '../../edit/line-field.tsx'
import type { BoardJob } from './board.queries.ts'

type Props = { jobs: readonly BoardJob[]; onClose: () => void }

/** Chooses which jobs share a sheet, and how many of it are printed. */
export function ShareDialog({ jobs, onClose }: Props) {
  const t = useT('office-board')
  const { api } = usePage()
  const client = useQueryClient()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const { isBusy, problem, run } = useRequest()
  const chosen = jobs.filter(({ code }) => !left.has(code))
  const sheets = Number(toLatinDigits(typed.trim()))
  const isReady = canPool(chosen) && Number.isInteger(sheets) && sheets >= 1 && sheets <= MAX_SHEETS
  const put = (): void =>
    void run(async () => {
      try {
        const codes = chosen.map(({ code }) => code)
        await api.post('/api/office/production/pools', { station: chosen[0]?.station ?? 0, jobs: codes, sheets })
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
        <JobChoice jobs={jobs} left={left} onChange={setLeft} />
        <LineField
          label={t('sheets')}
          dir="ltr"
          inputMode="numeric"
          required
          maxLength={6}
          hint={t('sheetsHint')}
          value={typed}
          onChange={setTyped}
        />
        <AlertLine>{problem}</AlertLine>
        <div className="dialog-foot">
          <span />
          <Button look="ghost" onClick={onClose}>
            {t('keepApart')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isReady}>
            {t('putTogether')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChoiceProps = {
  jobs: readonly BoardJob[]
  /** The codes of those that stay by themselves. */
  left: ReadonlySet<string>
  onChange: (left: ReadonlySet<string>) => void
}

function JobChoice({ jobs, left, onChange }: ChoiceProps) {
  const t = useT('office-board')
  return (
    <fieldset className="sheet-choice">
      <legend>{jobs[0]?.material ?? t('noMaterial')}</legend>
      {jobs.map(({ code, name, variant, quantity }) => (
        <label key={code} className="choice-label">
          <input
            type="checkbox"
            checked={!left.has(code)}
            onChange={({ target }) => {
              const next = new Set(left)
              if (target.checked) next.delete(code)
              else next.add(code)
              onChange(next)
            }}
          />
          <span>
            {code} <bdi>{name}</bdi>
            <small>
              {variant === null ? null : (
                <>
                  <bdi>{variant}</bdi>
                  {' · '}
                </>
              )}
              {groupDigits(quantity)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
