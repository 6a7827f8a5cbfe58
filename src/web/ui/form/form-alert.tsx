import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../icon.tsx'
import type { Refusal } from './refusal.ts'
import { refusalText } from './refusal-text.ts'

/** Why the form was not taken, above its button; beside it there is a toast (S338). */
export function FormAlert({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('form')
  return (
    <div role="alert" className="form-alert">
      {refusal ? (
        <p>
          <Icon name="warning" />
          {refusalText(refusal, t)}
        </p>
      ) : null}
    </div>
  )
}
