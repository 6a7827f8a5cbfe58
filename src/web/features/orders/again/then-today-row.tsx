import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'

type RowProps = {
  readonly name: string
  readonly ordered: ReactNode
  /** Undefined where nothing has changed. */
  readonly today?: ReactNode
}

/** One fact of a line: as it was ordered, and as it is today. */
export function ThenTodayRow({ name, ordered, today }: RowProps) {
  const t = useT('order-again')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{ordered}</td>
      <td>{today ?? <Same>{t('same')}</Same>}</td>
    </tr>
  )
}

/** What is today as it was then. */
export const Same = ({ children }: { readonly children: string }) => (
  <span className="again-same">
    <Icon name="check" />
    {children}
  </span>
)
