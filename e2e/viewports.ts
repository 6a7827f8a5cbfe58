export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

/** Each language and each width once: for what is the same in all four. */
export const EACH_ONCE = [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const
