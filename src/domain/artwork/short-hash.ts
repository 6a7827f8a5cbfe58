const SHOWN = 8

/** The beginning of a file's hash as people compare it, "3F9A 21C7". `sha256` in hexadecimal. */
export const shortHash = (sha256: string): string =>
  `${sha256.slice(0, SHOWN / 2)} ${sha256.slice(SHOWN / 2, SHOWN)}`.toUpperCase()
