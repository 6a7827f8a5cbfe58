import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../icon.tsx'
import type { RefusalCode } from './refusal.ts'

/** Why the form was not taken, above its button; beside it there is a toast (S338). */
export function FormAlert({ code }: { code: RefusalCode | undefined }) {
  const t = useT('form')
  return (
    <div role="alert" className="form-alert">
      {code ? (
        <p>
          <Icon name="warning" />
          {t(code)}
        </p>
      ) : null}
    </div>
  )
}
