import { execFileSync, fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Card, CardReport, CardWork, CardAnswers } from './card.ts'

const MAIN = join(import.meta.dirname, 'card-process.ts')

/** Which processes of a shop are killed. */
export type Victims = 'ALL' | 'SHOP' | 'CHILDREN'

/** A process of the shop that waits for work, in a group of its own with the children that it will have. */
export const forkShop = (): ChildProcess =>
  fork(MAIN, { detached: true, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** Gives a process its cards; every answer is reported. */
export function startShop(child: ChildProcess, work: CardWork, onAnswers: (card: Card, answers: CardAnswers) => void) {
  const cards = new Map(work.cards.map((card) => [card.key, card]))
  const ended = once(child, 'exit')
  const begun = new Promise<void>((resolve) => {
    child.on('message', (report: CardReport) => {
      if ('begun' in report) return resolve()
      const card = cards.get(report.key)
      if (card) onAnswers(card, report.answers)
    })
    child.once('exit', () => resolve())
  })
  child.send(work)
  return { begun, ended }
}

/** Kills processes of a shop's group as `kill -9` does. */
export function killShop(child: ChildProcess, victims: Victims): void {
  const group = child.pid
  if (group === undefined) return
  const killed = victims === 'SHOP' ? [group] : membersOf(group).filter((pid) => victims === 'ALL' || pid !== group)
  for (const pid of killed) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself a moment before.
    }
  }
}

/** The processes of a group that still run. */
export const membersOf = (group: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [pid, pgid, state = ''] = line.trim().split(/\s+/)
      return Number(pgid) === group && !state.startsWith('Z') ? [Number(pid)] : []
    })
