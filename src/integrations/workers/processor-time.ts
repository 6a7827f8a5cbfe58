import { readFile } from 'node:fs/promises'

/** A tick of Linux's account of processor time (USER_HZ), which is the same on all its machines. */
const TICK_MS = 10

/** The processor time that a process has had, in ms; not a number where the system does not say, or it is gone. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // The name of the program, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * TICK_MS
}
