import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { laidOut } from '../../../shared/artwork/laid-out.ts'
import { fitted } from '../cut-page.tsx'
import { MIDDLE, movedAim } from './moved-aim.ts'
import { placeOf } from '../requested-change.ts'
import type { RequestedChange } from '../requested-change.ts'
import type { Page } from '../proof.query.ts'

type Props = { page: Page; onTouch: (place: NonNullable<RequestedChange['place']>) => void }

/** Takes a touch of the page. By keyboard, the arrows move a cross, and Enter marks where it stands. */
export function TouchLayer({ page, onTouch }: Props) {
  const t = useT('proof')
  const [aim, setAim] = useState(MIDDLE)
  const touch = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A press by keyboard has no place of its own.
    const isKey = event.detail === 0
    onTouch(
      isKey
        ? placeOf(page, aim.left, aim.top)
        : placeOf(page, (event.clientX - left) / width, (event.clientY - top) / height),
    )
  }
  const move = (event: KeyboardEvent): void => {
    const moved = movedAim(aim, event.key)
    if (!moved) return
    event.preventDefault()
    setAim(moved)
  }
  return (
    <>
      <button
        type="button"
        ref={fitted(page.trim)}
        className="proof-layer"
        aria-label={t('touch')}
        aria-describedby="proof-touch-keys"
        onClick={touch}
        onKeyDown={move}
      >
        <i
          className="proof-cross"
          aria-hidden="true"
          ref={laidOut({ left: `${aim.left * 100}%`, top: `${aim.top * 100}%` })}
        />
      </button>
      <p id="proof-touch-keys" className="visually-hidden">
        {t('touchKeys')}
      </p>
    </>
  )
}
