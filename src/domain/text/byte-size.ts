const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A file's size in words: 1771 bytes are "1.7 KB", 86016 are "84 KB", 1258291 are "1.2 MB". */
export function byteSizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const amount = bytes / 1024 ** power
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[power]}`
}
