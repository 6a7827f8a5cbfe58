import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { USUAL_PX_PER_MM } from './true-size.ts'

const matched = persistedValue<number | null>({
  key: 'px-per-mm',
  version: 1,
  empty: null,
  read: (data) => (typeof data === 'number' && data > 1 && data < 20 ? data : undefined),
})

/** How many px of this screen are a millimetre: as it was matched once, else as such screens usually are. */
export function storedPxPerMm(): number {
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 767px)').matches
  return matched.get() ?? USUAL_PX_PER_MM[isPhone ? 'phone' : 'desk']
}

/** Remembers what the screen was matched to. */
export const storePxPerMm = (pxPerMm: number): void => void matched.change(() => pxPerMm)
