import { useEffect, useRef } from 'react'
import { useActivity } from '#ui/router/router.tsx'
import { ColourBar } from '#ui/icons/icon.tsx'

/** S76, S481: where it begins, how fast it moves, and how often it creeps on. */
const MINIMUM = 0.08
const SPEED_MS = 200
const TRICKLE_MS = 800

/** The printer's colour bar at the top edge while another page is on its way. */
export function ProgressBar() {
  const isBusy = useActivity() !== 'idle'
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element || !isBusy) return
    return run(element)
  }, [isBusy])
  return (
    <div className="progress" ref={bar} hidden>
      <ColourBar />
    </div>
  )
}

/** Shows the bar and lets it creep; the returned function fills and hides it. */
function run(element: HTMLElement): () => void {
  let done = MINIMUM
  const show = () => element.style.setProperty('--done', String(done))
  element.hidden = false
  show()
  const trickle = setInterval(() => {
    done = nextProgress(done)
    show()
  }, TRICKLE_MS)
  return () => {
    clearInterval(trickle)
    done = 1
    show()
    setTimeout(() => {
      element.hidden = true
      element.style.removeProperty('--done')
    }, SPEED_MS)
  }
}

/** Creeps ever slower, and never arrives by itself. */
export const nextProgress = (done: number): number => Math.min(0.994, done + (1 - done) * 0.12)
