import { useSyncExternalStore } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'

const MINUTE_MS = 60_000

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/** The present minute (ms); what is drawn with it is drawn again when it is over. */
export const useNow = (): number => useSyncExternalStore(everyMinute, thisMinute)

/** Today in Riyadh, also on a screen that stays open over midnight. */
export const useRiyadhDay = (): IsoDate => riyadhDate(new Date(useNow()))
