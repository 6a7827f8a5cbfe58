/** See chromium.mjs. */
export function ensureChromium(): Promise<{ path: string | undefined; origin: string }>
