/** Tag of tests for what Chromium does with a window only: its own lists of options, pages it has from before. */
export const WINDOWED = '@windowed'
