/** Whether this visitor wants things to move. */
export const motionAllowed = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
