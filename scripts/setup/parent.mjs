import { readFileSync } from 'node:fs'

/**
 * Under npm, stops this process (by SIGTERM to itself) when npm, or the shell that npm started it in, is gone: npm
 * hands a signal to that shell, which dies of it without a word, and a killed npm reports nothing.
 */
export function stopWithParent() {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
  const atFirst = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === atFirst) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

/** The shell, and on Linux (where the system reports it cheaply) npm. */
function ancestors() {
  const shell = process.ppid
  try {
    // Process number, name in brackets, state, parent.
    const [, npm] = /\) \S (\d+)/.exec(readFileSync(`/proc/${shell}/stat`, 'utf8')) ?? []
    return `${shell} ${npm}`
  } catch {
    return `${shell}`
  }
}
