import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Keys } from '../keys/keys.tsx'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import { FindPalette } from './find-palette.tsx'
import { useNoteRecent } from './recent.ts'

/** The way to everything: a button that looks like a field, Ctrl or ⌘ with K, and what they open. */
export function Find() {
  const t = useT('office-find')
  const [isOpen, setOpen] = useState(false)
  useNoteRecent()
  useHotkeys([{ keys: 'mod+k', name: t('title'), run: () => setOpen((is) => !is), whileTyping: true }])
  return (
    <>
      <button type="button" className="find-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <OfficeIcon name="search" />
        <span>{t('placeholder')}</span>
        <span className="visually-hidden">{t('title')}</span>
        <Keys of="mod+k" />
      </button>
      <FindPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
