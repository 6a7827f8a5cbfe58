import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, FocusEvent, RefObject } from 'react'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { writtenDay } from '#domain/calendar/written-day.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import { onDemand } from '../loading/on-demand.tsx'
import { typeInto } from '../drafts/type-into.ts'
import { useIsLive } from '../loading/use-is-live.ts'

/** The calendar is asked for by few: it is fetched when it is. */
const Calendar = onDemand(() => import('./calendar.tsx'))

type Props = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> & {
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** For days long ago: the calendar opens on a choice of years. */
  hasYears?: boolean
}

/**
 * A day, typed in any usual form and digits and stored as 2026-11-26, or picked from a calendar. Without script it is the
 * browser's own field.
 */
export function DateInput({ min, max, hasYears = false, onBlur, ...rest }: Props) {
  const t = useT('ui')
  const box = useRef<HTMLSpanElement>(null)
  const calendar = useCalendar(box)
  if (!useIsLive()) return <input {...rest} type="date" min={min} max={max} onBlur={onBlur} />
  return (
    <span ref={box} className="date-in" onBlur={calendar.onBlur}>
      <input
        placeholder="2026-12-31"
        {...rest}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') tidy(currentTarget)
        }}
        onBlur={(event) => {
          tidy(event.currentTarget)
          onBlur?.(event)
        }}
      />
      <Button
        look="ghost"
        size="icon"
        aria-label={t('chooseDay')}
        aria-expanded={calendar.opened !== null}
        aria-haspopup="dialog"
        onClick={calendar.toggle}
      >
        <Icon name="calendar" />
      </Button>
      {calendar.opened ? (
        <Calendar
          {...calendar.opened}
          min={min}
          max={max}
          hasYears={hasYears}
          onPick={calendar.pick}
          onClose={calendar.close}
          onFailure={calendar.close}
        />
      ) : null}
    </span>
  )
}

/** Writes the day that was typed in its one form. */
function tidy(input: HTMLInputElement): void {
  const day = writtenDay(input.value)
  if (day && day !== input.value) typeInto(input, day)
}

/** The calendar of a field: opened at its day, gone when a day is picked, by Escape, or when something else is used. */
function useCalendar(box: RefObject<HTMLSpanElement | null>) {
  const [opened, setOpened] = useState<{ value: IsoDate | undefined } | null>(null)
  const isOpen = opened !== null
  const hide = (): void => setOpened(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) setOpened(null)
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [isOpen, box])
  return {
    opened,
    toggle: () => setOpened(isOpen ? null : { value: writtenDay(box.current?.querySelector('input')?.value ?? '') }),
    close: () => {
      hide()
      box.current?.querySelector('button')?.focus()
    },
    pick: (day: IsoDate) => {
      const input = box.current?.querySelector('input')
      if (input) typeInto(input, day)
      hide()
      input?.focus()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A press on what takes no focus leads nowhere.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hide()
    },
  }
}
