import type { AnswerOf } from '#contract/api-client.ts'
import { changeText } from '#domain/activity/change-text.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'

/** A change as the activity answers it. */
export type Change = AnswerOf<'/api/office/activity'>['data'][number]

/** Words of changes: what was done, which field, which thing. */
export function useChangeWords() {
  const t = useT('office-activity') as (key: string, fill?: object) => string
  return changeText({ language: usePage().language, t, permission: useT('office-permissions') })
}
