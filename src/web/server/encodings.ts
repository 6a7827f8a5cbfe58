/** How a body can travel. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an Accept-Encoding header allows (RFC 9110: `q=0` forbids). */
export function negotiateEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (!accept.includes(';')) return accept.includes('br') ? 'br' : accept.includes('gzip') ? 'gzip' : 'identity'
  const allowed = new Set(
    accept
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  )
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : 'identity'
}
