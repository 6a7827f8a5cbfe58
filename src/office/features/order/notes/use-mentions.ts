import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useColleagues } from '../assignee.tsx'
import { fittingNames, typedMention, withMention } from './mentions.ts'

type Options = {
  readonly text: string
  /** Receives the text with a whole name in it, and where the caret goes. */
  readonly onChosen: (text: string, caret: number) => void
}

/** The names that are offered after an @, which of them the keys are at, and what keys do with them. */
export function useMentions({ text, onChosen }: Options) {
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [isShut, setShut] = useState(false)
  const colleagues = useColleagues()
  const mention = isShut ? undefined : typedMention(text, caret)
  const names = mention ? fittingNames(colleagues, mention.typed) : []
  const index = names.length === 0 ? 0 : at % names.length
  const choose = (name: string): void => {
    if (!mention) return
    const next = withMention(text, mention.from, caret, name)
    // A name of several words still fits what stands there: the list would stay open over the button below it.
    setShut(true)
    setCaret(next.caret)
    onChosen(next.text, next.caret)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (names.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = names[index]
    if (step !== 0) setAt((index + step + names.length) % names.length)
    else if (event.key === 'Enter' && chosen) choose(chosen.name)
    else if (event.key === 'Escape') setShut(true)
    else return
    event.preventDefault()
  }
  const onTyped = (caretNow: number): void => {
    setShut(false)
    setAt(0)
    setCaret(caretNow)
  }
  return { names, index, choose, shut: () => setShut(true), onKeyDown, onTyped, onCaret: setCaret }
}
