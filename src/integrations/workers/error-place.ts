const FRAMES = 5

/**
 * What was thrown and where, for a log: its class and the upper frames of its stack, without its message, which may quote what
 * a customer's file holds.
 */
export function errorPlace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.constructor.name, ...frames.slice(0, FRAMES).map((line) => line.trim())].join(' ')
}
