import { Worker } from 'node:worker_threads'

const LOOK_MS = 500

/** Looks from a thread of its own, because the one that works is inside a file for seconds. */
const WATCH = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL')
  }, workerData.every)`

/**
 * Ends this process after the one that started it, also in the middle of a task: without that one nothing limits its time and memory, and
 * a file that is made to harm would occupy it for ever. Costs 10 MB.
 */
export function endWithParent(): void {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, every: LOOK_MS },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  })
  watch.unref()
}
