import { useT } from '../i18n/use-t.ts'
import { AlertLine } from './alert-line.tsx'
import type { Refusal } from './refusal.ts'
import { refusalText } from './refusal-text.ts'

/** Why the form was not taken, above its button; beside it there is a toast (S338). */
export function FormAlert({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('form')
  return <AlertLine>{refusal && refusalText(refusal, t)}</AlertLine>
}
