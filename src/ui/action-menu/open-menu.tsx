import { DropdownMenu } from 'radix-ui'
import { usePage } from '../page-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type { ActionMenuProps, MenuAction } from './action-menu.tsx'

/** Between the menu and its button, as the style has it. */
const GAP_PX = 6

/** The menu itself, open when it appears. Not modal: the page behind it stays usable and unmarked. */
export default function OpenMenu({
  actions,
  choice,
  staysOpen = false,
  isBelow = false,
  label,
  trigger,
}: ActionMenuProps) {
  const { direction } = usePage()
  const opensBelow = useIsPhone() || isBelow
  const endSide = direction === 'rtl' ? 'left' : 'right'
  const keepOpen = (event: Event) => {
    if (staysOpen) event.preventDefault()
  }
  return (
    <DropdownMenu.Root modal={false} dir={direction} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          aria-label={label}
          side={opensBelow ? 'bottom' : endSide}
          align={opensBelow ? 'end' : 'start'}
          // Its style keeps it away from what is above it.
          sideOffset={opensBelow ? 0 : GAP_PX}
          alignOffset={opensBelow ? 0 : -GAP_PX}
          collisionPadding={8}
        >
          {choice === 'single' ? (
            <SingleChoice actions={actions} onSelect={keepOpen} />
          ) : (
            actions.map((action) => (
              <Line key={action.id} action={action} isTick={choice === 'multiple'} onSelect={keepOpen} />
            ))
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type SelectHandler = { onSelect: (event: Event) => void }

/** The active line stays checked: choosing it again changes nothing. */
function SingleChoice({ actions, onSelect }: { actions: readonly MenuAction[] } & SelectHandler) {
  return (
    <DropdownMenu.RadioGroup
      value={actions.find(({ checked }) => checked)?.id ?? ''}
      onValueChange={(id) => actions.find((action) => action.id === id)?.onChange(true)}
    >
      {actions.map((action) => (
        <DropdownMenu.RadioItem key={action.id} value={action.id} onSelect={onSelect}>
          <LineText action={action} />
          <Tick />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

function Line({ action, isTick, onSelect }: { action: MenuAction; isTick: boolean } & SelectHandler) {
  return isTick ? (
    <DropdownMenu.CheckboxItem checked={action.checked ?? false} onCheckedChange={action.onChange} onSelect={onSelect}>
      <LineText action={action} />
      <Tick />
    </DropdownMenu.CheckboxItem>
  ) : (
    <DropdownMenu.Item
      onSelect={(event) => {
        onSelect(event)
        action.onChange(true)
      }}
    >
      <LineText action={action} />
    </DropdownMenu.Item>
  )
}

const Tick = () => (
  <DropdownMenu.ItemIndicator className="menu-tick">
    <Icon name="check" />
  </DropdownMenu.ItemIndicator>
)

const LineText = ({ action: { name, icon } }: { action: MenuAction }) => (
  <>
    {icon ? <Icon name={icon} /> : null}
    {name}
  </>
)
