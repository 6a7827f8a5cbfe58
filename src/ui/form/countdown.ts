import { useEffect, useState } from 'react'

/** Seconds as a clock shows them: 1:00, 0:09. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whole seconds until an instant (ms), 0 once it has come; counts down while it is shown. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [instant])
  return Math.max(0, Math.ceil((instant - now) / 1_000))
}
