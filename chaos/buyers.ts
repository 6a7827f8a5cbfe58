import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BuyerReport, BuyResult } from './buyer-process.ts'
import type { Task } from './task.ts'
import type { Place } from './place.ts'

const MAIN = join(import.meta.dirname, 'buyer-process.ts')

/** Connections of all processes together: 22, 21 and 21. */
const CONNECTIONS = 64

export type Work = {
  readonly tasks: readonly Task[]
  readonly atOnce: number
  readonly onResult?: (result: BuyResult) => void
}

/** A process at work: `begun` when it is ready to do its first task, `ended` when it is through or was killed. */
export type Buyer = {
  readonly child: ChildProcess
  readonly begun: Promise<unknown>
  readonly ended: Promise<unknown>
}

/** A process that only waits for work: starting one takes longer than what it does. */
export const forkBuyer = (): ChildProcess =>
  fork(MAIN, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** Gives a process its tasks; every answer is reported. */
export function startBuyer(place: Place, { tasks, atOnce, onResult }: Work, child: ChildProcess = forkBuyer()): Buyer {
  const ended = once(child, 'exit')
  const begun = new Promise<void>((resolve) => {
    child.on('message', (report: BuyerReport) => {
      if ('begun' in report) resolve()
      else onResult?.(report)
    })
    child.once('exit', () => resolve())
  })
  child.send({ place, tasks, atOnce })
  return { child, begun, ended }
}

/** Works through tasks in several processes, each many at a time; answers what was said of each. */
export async function inProcesses(place: Place, tasks: readonly Task[], processes = 3): Promise<BuyResult[]> {
  const results: BuyResult[] = []
  const buyers = Array.from({ length: processes }, (_, index) =>
    startBuyer(place, {
      tasks: tasks.filter((__, turn) => turn % processes === index),
      atOnce: Math.ceil((CONNECTIONS - index) / processes),
      onResult: (each) => void results.push(each),
    }),
  )
  await Promise.all(buyers.map(({ ended }) => ended))
  return results
}
