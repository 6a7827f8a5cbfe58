/** `kill -9` of the shop and its children while cards are sent, opened, checked, fixed, proofed and approved. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '../../src/integrations/storage/disk-storage.ts'
import { openShelf } from '../artwork/card-shelf.ts'
import { killedShops } from '../artwork/killed-shops.ts'
import type { Victims } from '../artwork/process-group.ts'
import { wrongOfCards } from '../artwork/truth.ts'
import { exactly, seeded } from '../scenario.ts'
import type { Scenario, World } from '../scenario.ts'

/** Cards on their way when a process is killed. */
const AT_ONCE = 3
/** Which processes are killed, in turn. */
const VICTIMS: readonly Victims[] = ['ALL', 'SHOP', 'ALL', 'CHILDREN']
/** Shops that are not killed, after which every card must be approved. */
const QUIET_ENDS = 3

/** Kills at random moments of the way from the first byte to the approval; the next process goes on with what was answered. */
export const artwork: Scenario = async (world, { place, size, seed }) => {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-cards-'))
  try {
    const shelf = await openShelf(world, place.sandboxUrl, folder)
    const shops = killedShops(place, folder)
    const random = seeded(seed)
    shops.add(await shelf(AT_ONCE))
    const wholeMs = await shops.run()
    let interrupted = 0
    for (let turn = 1; turn <= size; turn += 1) {
      shops.add(await shelf(AT_ONCE - shops.open().length))
      await shops.run({ afterMs: () => random() * wholeMs, victims: VICTIMS[turn % VICTIMS.length] ?? 'ALL' })
      interrupted += shops.open().length
    }
    for (let turn = 0; turn < QUIET_ENDS && shops.open().length > 0; turn += 1) await shops.run()
    return await report(world, folder, shops, { kills: size, interrupted })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Shops = ReturnType<typeof killedShops>

async function report(
  { pool }: World,
  folder: string,
  shops: Shops,
  counts: { readonly kills: number; readonly interrupted: number },
) {
  const [cards, left] = [shops.all(), await shops.left()]
  const { rows } = await pool.query(`select count(*) as count from artwork_version where state = 'NEEDS_PERSON'`)
  const storage = createDiskStorage({ folder, reserveBytes: 0 })
  return {
    counts: {
      ...counts,
      cards: cards.length,
      approved: cards.filter(({ answers }) => answers.isApproved).length,
      'fixed by a copy': cards.filter(({ answers }) => answers.fixedId !== undefined).length,
      'left to a person': Number(rows[0].count),
      'children left': left,
    },
    wrong: [...(await wrongOfCards({ pool, storage, folder }, cards)), ...exactly('children left', left, 0)],
  }
}
