import { USUAL_PX_PER_MM } from './true-size.ts'

const KEY = 'px-per-mm'

/** How many px of this screen are a millimetre: as it was matched once, else as such screens usually are. */
export function keptPxPerMm(): number {
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 767px)').matches
  const usual = USUAL_PX_PER_MM[isPhone ? 'phone' : 'desk']
  try {
    const kept = Number(localStorage.getItem(KEY))
    return kept > 1 && kept < 20 ? kept : usual
  } catch {
    return usual
  }
}

/** Remembers what the screen was matched to. */
export function keepPxPerMm(pxPerMm: number): void {
  try {
    localStorage.setItem(KEY, String(pxPerMm))
  } catch {
    // Storage is forbidden: it is matched again next time.
  }
}
