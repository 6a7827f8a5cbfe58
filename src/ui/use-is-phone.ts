import { useSyncExternalStore } from 'react'

/** S474: a phone is narrower than 768 px. */
const PHONE = '(max-width: 767px)'

/** Whether the window is a phone's at this moment; for the browser only. */
export const isPhone = (): boolean => matchMedia(PHONE).matches

/** Whether the window is a phone's; false on the server and until hydration is done. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    isPhone,
    () => false,
  )
