/** Programs and systems that a device may be recognised by; anything else has no name. */
export const BROWSERS = ['Edge', 'Samsung Internet', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const
export const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'macOS', 'Linux'] as const

export type DeviceName = {
  readonly browser: (typeof BROWSERS)[number] | null
  readonly system: (typeof SYSTEMS)[number] | null
}

// The first that fits wins: each of them names some of those below it as well.
const BROWSER_MARKS: Readonly<Record<(typeof BROWSERS)[number], RegExp>> = {
  Edge: /\bEdgA?(?:iOS)?\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Opera: /\bOPR\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS)\//,
  Safari: /\bSafari\//,
}

const SYSTEM_MARKS: Readonly<Record<(typeof SYSTEMS)[number], RegExp>> = {
  Android: /\bAndroid\b/,
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Windows: /\bWindows NT\b/,
  macOS: /\bMac OS X\b/,
  Linux: /\bLinux\b/,
}

/** What a browser calls itself, in words that its owner knows. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: BROWSERS.find((name) => BROWSER_MARKS[name].test(userAgent)) ?? null,
  system: SYSTEMS.find((name) => SYSTEM_MARKS[name].test(userAgent)) ?? null,
})
