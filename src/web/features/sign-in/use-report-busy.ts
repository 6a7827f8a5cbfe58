import { useLayoutEffect } from 'react'

/**
 * Reports to the dialog around a step whether the step is sending, in the same frame as its own button says so: an Escape
 * pressed between the two would be lost.
 */
export const useReportBusy = (isBusy: boolean, onBusy: (isBusy: boolean) => void): void =>
  useLayoutEffect(() => onBusy(isBusy), [isBusy, onBusy])
