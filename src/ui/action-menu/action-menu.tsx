import { useState } from 'react'
import type { ReactElement } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-shapes.ts'
import { onDemand } from '../loading/on-demand.tsx'

/** One line of a menu (S484). */
export type MenuAction = {
  id: string
  name: string
  icon?: IconName
  checked?: boolean
  /** Receives the new state; always true for lines that are simply done. */
  onChange: (checked: boolean) => void
}

export type ActionMenuProps = {
  actions: readonly MenuAction[]
  /** S485: one of the lines, any of them, or (left out) lines that are simply done. */
  choice?: 'single' | 'multiple'
  /** S486: whether the menu stays after a choice. */
  staysOpen?: boolean
  /** What the menu is about, for screen readers; "Open menu" when left out. */
  label?: string
  /** Opens below its button, and not beside it where there is room. */
  isBelow?: boolean
  /** A button in the place of the three dots. */
  trigger?: ReactElement
}

const OpenMenu = onDemand(() => import('./open-menu.tsx'))

/** The shop's menu of actions (S484 to S491). Its code is fetched when it is first wanted. */
export function ActionMenu(props: ActionMenuProps) {
  const t = useT('ui')
  const [isRequested, setRequested] = useState(false)
  const trigger = props.trigger ?? (
    <Button look="ghost" size="icon" aria-label={props.label ?? t('openMenu')}>
      <Icon name="dots" />
    </Button>
  )
  if (!isRequested) {
    return (
      // The press itself comes from the button inside, by pointer or by key.
      <span className="menu-shut" onClickCapture={() => setRequested(true)}>
        {trigger}
      </span>
    )
  }
  return <OpenMenu {...props} trigger={trigger} fallback={trigger} onFailure={() => setRequested(false)} />
}
