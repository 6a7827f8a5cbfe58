import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { usePage } from '#ui/page-context.tsx'

type Tab = { id: string; title: string; body: ReactNode }

/** Panels of which one is shown; arrow keys move along the line of their names. Without JavaScript all are shown. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const { direction } = usePage()
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const turn = (event: KeyboardEvent): void => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const steps = { [forward]: current + 1, [back]: current - 1, Home: 0, End: tabs.length - 1 }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    setCurrent(index)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs scripted" role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, body }, index) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={index !== current}>
          <h2 className="unscripted">{title}</h2>
          {body}
        </div>
      ))}
    </>
  )
}
