import { setTimeout as sleep } from 'node:timers/promises'
import { signUpBuyers } from '../../bench/checkout-client.ts'
import { sandboxedShop } from '../../bench/checkout-load.ts'
import { startShop } from '../../bench/shop-process.ts'
import { cardToken } from '../sandbox-process.ts'
import { seeded } from '../scenario.ts'
import type { Scenario } from '../scenario.ts'
import {
  BUYERS,
  MIN_CUSTOMERS,
  patiently,
  refusalsOf,
  startBuyers,
  stopDatabase,
  wrongOrders,
} from '../steady-buyers.ts'
import type { Paid } from '../steady-buyers.ts'
import { insertGoods } from '../world.ts'

const PORT = 3895
/** Buying before, between and after the stops. */
const CALM_MS = 1_500
const RECOVERY_TARGET_MS = 5_000

/**
 * The database is stopped at once (`-m immediate`, which writes nothing down) so many times while orders come in.
 * Anyone who is refused asks again with the same key. Nothing that was answered may be lost.
 */
export const database: Scenario = async (world, run) => {
  const { databaseUrl, sandboxUrl } = run.place
  const shop = await startShop({ port: PORT, databaseUrl, services: 'api', env: sandboxedShop(sandboxUrl) })
  try {
    const buyers = await signUpBuyers(shop.url, world.pool, MIN_CUSTOMERS + BUYERS * run.size)
    const goods = await insertGoods(world.db, world.pool, null)
    const load = startBuyers(shop.url, {
      tokens: buyers.map(({ token }) => token),
      goods,
      card: await cardToken(sandboxUrl),
    })
    const recoveries: number[] = []
    const random = seeded(run.seed)
    for (let stop = 0; stop < run.size; stop += 1) {
      await sleep(CALM_MS + random() * 500)
      await patiently(() => world.pool.query('truncate rate_limit'))
      recoveries.push(await load.nextPaid(await stopDatabase(world)))
    }
    await sleep(CALM_MS)
    const answers = await load.stop()
    const slow = recoveries.filter((ms) => ms > RECOVERY_TARGET_MS).map((ms) => `a recovery took ${Math.round(ms)} ms`)
    return { counts: countsOf(answers, recoveries), wrong: [...(await wrongOrders(world, answers)), ...slow] }
  } finally {
    await shop.stop()
  }
}

const countsOf = (paid: readonly Paid[], recoveries: readonly number[]) => ({
  stops: recoveries.length,
  orders: paid.length,
  refused: refusalsOf(paid).length,
  'longest recovery ms': Math.round(Math.max(...recoveries)),
})
