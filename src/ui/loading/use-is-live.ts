import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: false on the server and in the first render of the browser. For controls that need it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
