import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useNavigate, useSearch } from '#ui/router/router.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Broken, Waiting } from '../../components/states.tsx'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import { addressOf } from '../../site-map.ts'
import { draftOf, draftProblems, EMPTY_DRAFT, formOf } from './coupon-draft.ts'
import type { CouponDraft } from './coupon-draft.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponQuery } from './coupons.queries.ts'
import type { CouponFile } from './coupons.queries.ts'

export const AREAS: readonly AreaName[] = ['office-coupons', 'office-edit']

/** A coupon with a code of its own, begun from the terms of another one or from those that most have. */
export default function NewCouponScreen() {
  const from = useSearch().get('from') ?? ''
  const copied = useQuery<AnswerOf<`/api/office/coupons/${string}`>>({
    ...plain(couponQuery(from)),
    enabled: from !== '',
  })
  if (copied.error) return <Broken failure={copied.error} onRetry={() => void copied.refetch()} />
  if (from !== '' && !copied.data) return <Waiting />
  return <NewCoupon key={from} begun={copied.data ? copyOf(copied.data.data) : EMPTY_DRAFT} />
}

/** The terms of another coupon, for days of its own: those of an ended one would end the copy too. */
const copyOf = (coupon: CouponFile): CouponDraft => ({ ...draftOf(coupon), firstDay: '', lastDay: '', isActive: true })

function NewCoupon({ begun }: { begun: CouponDraft }) {
  const t = useT('office-coupons')
  const [code, setCode] = useState('')
  const [values, setValues] = useState(begun)
  const { isBusy, problem, problems, create } = useCreate()
  const codeProblem = problems['code']
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        create(code, values)
      }}
    >
      <div className="page-head">
        <h1>{t('new')}</h1>
      </div>
      <div className="order-main narrow form-rows">
        <LabelledInput
          label={t('code')}
          hint={codeProblem ?? t('codeHint')}
          aria-invalid={codeProblem !== undefined}
          dir="ltr"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={setCode}
        />
        <CouponFields
          values={values}
          set={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          problems={draftProblems(problems, values)}
        />
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" loading={isBusy}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

/** Creates a coupon and leads to it; what is wrong is said at its fields. */
function useCreate() {
  const { api } = usePage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, problem, run } = useRequest((failure) => {
    const errors = isApiFailure(failure) ? (failure.answer?.errors ?? []) : []
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
    return fieldRefusal(failure)
  })
  const create = (code: string, values: CouponDraft): void =>
    void run(async () => {
      setProblems({})
      const { data, message } = await api.post('/api/office/coupons', { code, ...formOf(values) })
      toast({ title: message })
      await client.invalidateQueries()
      navigate(addressOf('coupon', { id: data.id }))
    })
  return { isBusy, problem, problems, create }
}
