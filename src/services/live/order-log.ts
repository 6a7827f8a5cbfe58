import type { Db } from '#db/connection.ts'
import { readNews } from './live.repository.ts'
import type { LogPlace, News } from './live.repository.ts'

/** Rows that are read at once; more are reported as `missed`. */
const MOST = 1_000
/** Rows before the end that count as read when reading begins. */
const OVERLAP = 500
/** For so long at least the end of the logs is read again. */
const SETTLED_MS = 5_000

type Mark = { readonly place: LogPlace; readonly next: bigint; readonly at: number }

/**
 * Reads which orders the shop itself has changed, from tables that only grow. Ids are given before they are committed, and
 * commits change their order: so the end is read again until every transaction that was open has ended, and what was
 * reported is not reported again.
 */
export function createOrderLog({ db, now }: { readonly db: Db; readonly now: () => number }) {
  let floor: LogPlace | undefined
  let mark: Mark | undefined
  const reported = new Set<string>()

  const unreported = (kind: 'e' | 't', rows: News['events']): string[] =>
    rows.flatMap(({ id, order }) => {
      const key = `${kind}${id}`
      if (reported.has(key)) return []
      reported.add(key)
      return order
    })

  const settle = ({ newest, ended, next }: News): void => {
    if (mark && BigInt(ended) >= mark.next && now() - mark.at >= SETTLED_MS) {
      const { event, touch } = mark.place
      floor = mark.place
      for (const key of reported) {
        if (Number(key.slice(1)) <= (key.startsWith('e') ? event : touch)) reported.delete(key)
      }
      mark = undefined
    }
    mark ??= { place: newest, next: BigInt(next), at: now() }
  }

  const begin = async (): Promise<void> => {
    const { newest } = await readNews(db, { event: Number.MAX_SAFE_INTEGER, touch: Number.MAX_SAFE_INTEGER }, 0)
    floor = { event: Math.max(0, newest.event - OVERLAP), touch: Math.max(0, newest.touch - OVERLAP) }
    const before = await readNews(db, floor, MOST)
    unreported('e', before.events)
    unreported('t', before.touches)
    settle(before)
  }

  return {
    /** The orders that changed since the last call, each once; `missed` when there are too many. The first call begins. */
    read: async (): Promise<readonly string[] | 'missed'> => {
      if (!floor) {
        await begin()
        return []
      }
      const news = await readNews(db, floor, MOST)
      if (news.events.length === MOST || news.touches.length === MOST) {
        ;[floor, mark] = [undefined, undefined]
        reported.clear()
        await begin()
        return 'missed'
      }
      const orders = [...unreported('e', news.events), ...unreported('t', news.touches)]
      settle(news)
      return [...new Set(orders)]
    },
  }
}
