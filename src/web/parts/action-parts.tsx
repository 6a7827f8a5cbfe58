import { useState } from 'react'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { ButtonSize, ButtonStyle } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-shapes.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { Kind, State } from './show.tsx'
import type { Words } from './words.ts'
import { hrefs } from '../site-map.ts'

const LOOKS: readonly ButtonStyle[] = ['default', 'secondary', 'outline', 'ghost', 'link', 'destructive']
const MENU_ICONS: readonly IconName[] = ['edit', 'copy', 'trash']
const SIZES: readonly ButtonSize[] = ['sm', 'default', 'lg', 'icon']

/** What is pressed. Pointer and focus show the remaining states. */
export const ActionParts = ({ words }: { words: Words }) => (
  <>
    <Buttons words={words} />
    <Menus words={words} />
    <Dialogs words={words} />
    <Kind name="Toast">
      <State name="default">
        <Button look="outline" onClick={() => toast({ title: words.action, text: words.long })}>
          {words.action}
        </Button>
      </State>
      <State name="destructive">
        <Button look="outline" onClick={() => toast({ title: words.error, text: words.text, tone: 'destructive' })}>
          {words.second}
        </Button>
      </State>
    </Kind>
  </>
)

const Buttons = ({ words }: { words: Words }) => (
  <Kind name="Button">
    {LOOKS.map((look) => (
      <State key={look} name={look}>
        <Button look={look}>{words.action}</Button>
      </State>
    ))}
    {LOOKS.map((look) => (
      <State key={look} name={`${look}, loading`}>
        <Button look={look} loading>
          {words.action}
        </Button>
      </State>
    ))}
    {LOOKS.map((look) => (
      <State key={look} name={`${look}, disabled`}>
        <Button look={look} disabled>
          {words.action}
        </Button>
      </State>
    ))}
    {SIZES.map((size) => (
      <State key={size} name={`size ${size}`}>
        <Button look="secondary" size={size} {...(size === 'icon' && { 'aria-label': words.action })}>
          {size === 'icon' ? <Icon name="heart" /> : words.action}
        </Button>
      </State>
    ))}
    <State name="link, with an arrow">
      <ButtonLink to={hrefs.home()} look="outline">
        {words.second}
        <Icon name="arrow" flip />
      </ButtonLink>
    </State>
    <State name="wide" wide>
      <Button wide>{words.action}</Button>
    </State>
  </Kind>
)

function Menus({ words }: { words: Words }) {
  const [chosen, setChosen] = useState(['0'])
  const actions = words.cities.slice(0, 3).map((name, index) => ({
    id: String(index),
    name,
    ...(MENU_ICONS[index] && { icon: MENU_ICONS[index] }),
    checked: chosen.includes(String(index)),
  }))
  return (
    <Kind name="ActionMenu">
      <State name="done at once">
        <ActionMenu actions={actions.map((action) => ({ ...action, onChange: () => toast({ title: action.name }) }))} />
      </State>
      <State name="single choice">
        <ActionMenu
          choice="single"
          actions={actions.map((action) => ({ ...action, onChange: () => setChosen([action.id]) }))}
        />
      </State>
      <State name="several, stays open">
        <ActionMenu
          choice="multiple"
          staysOpen
          actions={actions.map((action) => ({
            ...action,
            onChange: (checked) =>
              setChosen((before) => [...before.filter((id) => id !== action.id), ...(checked ? [action.id] : [])]),
          }))}
        />
      </State>
    </Kind>
  )
}

const DIALOGS = ['plain', 'sheet', 'wide', 'confirm', 'confirm, busy'] as const

function Dialogs({ words }: { words: Words }) {
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>()
  const close = () => setOpen(undefined)
  return (
    <Kind name="Dialog">
      {DIALOGS.map((kind) => (
        <State key={kind} name={kind}>
          <Button look="outline" onClick={() => setOpen(kind)}>
            {words.title}
          </Button>
          {kind === 'plain' || kind === 'sheet' || kind === 'wide' ? (
            <Dialog open={open === kind} onClose={close} kind={kind} title={words.title}>
              <p>{words.text}</p>
            </Dialog>
          ) : (
            <ConfirmDialog
              open={open === kind}
              onClose={close}
              onConfirm={close}
              title={words.title}
              confirm={words.action}
              isBusy={kind === 'confirm, busy'}
            >
              <p>{words.text}</p>
            </ConfirmDialog>
          )}
        </State>
      ))}
    </Kind>
  )
}
