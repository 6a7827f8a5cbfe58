import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../place.ts'
import type { Card, CardAnswers } from './card.ts'
import { forkShop, killShop, membersOf, startShop } from './process-group.ts'
import type { Victims } from './process-group.ts'

/** Time that passes from one process to the next: the lease of the one that was killed runs out. */
const LATER_MS = 30_000
/** Children notice within so long that their shop has ended, on a machine with a load of 30 as well. */
const CHILDREN_END_MS = 30_000
/** What fails because a child was killed, or the shop closes: it is asked again, and nothing is untrue. */
const ASKED_AGAIN = /fix: artwork\/not-fixed|is closed|ended/

/** When and which processes of a shop are killed; undefined when none is. */
export type Kill = { readonly afterMs: () => number; readonly victims: Victims }

/** Shops that work on cards one after the other, each until it is killed; the next goes on with what was answered. */
export function killedShops(place: Place, folder: string) {
  const [cards, groups]: [Map<string, Card>, number[]] = [new Map(), []]
  let turn = 0
  const onAnswers = (card: Card, answers: CardAnswers): void => {
    const known = cards.get(card.key) ?? card
    if (answers.wrong !== undefined && ASKED_AGAIN.test(answers.wrong)) return
    cards.set(card.key, { ...known, answers: { ...known.answers, ...answers } })
  }
  const open = (): Card[] => [...cards.values()].filter(({ answers }) => !answers.isApproved)
  return {
    all: (): readonly Card[] => [...cards.values()],
    open,
    add: (more: readonly Card[]): void => more.forEach((card) => cards.set(card.key, card)),

    /** One shop at all open cards; answers how long it worked, ms. */
    run: async (kill?: Kill): Promise<number> => {
      const child = forkShop()
      if (child.pid !== undefined) groups.push(child.pid)
      const shop = startShop(child, { ...place, folder, laterMs: turn * LATER_MS, cards: open() }, onAnswers)
      turn += 1
      await shop.begun
      const start = performance.now()
      if (kill) {
        await sleep(kill.afterMs())
        killShop(child, kill.victims)
        // A shop whose children were killed goes on for a while.
        if (kill.victims === 'CHILDREN') await sleep(kill.afterMs())
        killShop(child, kill.victims === 'SHOP' ? 'SHOP' : 'ALL')
      }
      await shop.ended
      return performance.now() - start
    },

    /** How many processes have not ended a while after their shops. */
    left: async (): Promise<number> => {
      const until = performance.now() + CHILDREN_END_MS
      const count = () => groups.reduce((sum, group) => sum + membersOf(group).length, 0)
      while (count() > 0 && performance.now() < until) await sleep(200)
      return count()
    },
  }
}
