/** How long after the last touch or key a page is attended, in ms. */
const ATTENDED_MS = 60_000

let touchedAt = Date.now()

const touch = (): void => {
  touchedAt = Date.now()
}

/** Notes touches and keys, wherever they happen. */
export function watchAttendance(page: EventTarget = window): void {
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    page.addEventListener(type, touch, { capture: true, passive: true })
}

/** Whether no one has touched the page for a while: what it asks now, it asks by itself. */
export const isUnattended = (): boolean => Date.now() - touchedAt > ATTENDED_MS
