import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Task, Told } from './buyer-process.ts'
import type { Place } from './world.ts'

const MAIN = join(import.meta.dirname, 'buyer-process.ts')

/** A process that works through tasks; `ended` when it is through or was killed. */
export type Buyer = { readonly child: ChildProcess; readonly ended: Promise<unknown> }

/** Starts a process with its tasks; every answer it gives is told. */
export function startBuyer(
  place: Place,
  { tasks, atOnce }: { readonly tasks: readonly Task[]; readonly atOnce: number },
  onTold: (told: Told) => void,
): Buyer {
  const child = fork(MAIN, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (told) => onTold(told as Told))
  child.send({ place, tasks, atOnce })
  return { child, ended: once(child, 'exit') }
}

/** Works through tasks in several processes, each many at a time; answers what was said of each. */
export async function inProcesses(
  place: Place,
  tasks: readonly Task[],
  { processes = 3, atOnce = 21 } = {},
): Promise<Told[]> {
  const told: Told[] = []
  const buyers = Array.from({ length: processes }, (_, index) =>
    startBuyer(
      place,
      { tasks: tasks.filter((__, place_) => place_ % processes === index), atOnce },
      (each) => void told.push(each),
    ),
  )
  await Promise.all(buyers.map(({ ended }) => ended))
  return told
}
