/** `Cache-Control` of what never changes, because its address names its bytes or its version. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
