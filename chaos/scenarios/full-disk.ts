import { setTimeout as sleep } from 'node:timers/promises'
import { signUpBuyers } from '../../bench/checkout-client.ts'
import { sandboxedShop } from '../../bench/checkout-load.ts'
import { startShop } from '../../bench/shop-process.ts'
import { cardToken } from '../sandbox-process.ts'
import type { Scenario } from '../scenario.ts'
import { openSmallDisk } from '../small-disk.ts'
import type { SmallDisk } from '../small-disk.ts'
import {
  BUYERS,
  MIN_CUSTOMERS,
  patiently,
  refusalsOf,
  startBuyers,
  stopDatabase,
  wrongOrders,
} from '../steady-buyers.ts'
import { insertGoods } from '../world.ts'

const PORT = 3896
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'
/** Files are refused when less than 256 MB would be left. */
const FILES_MB = 300
/** Orders that one buyer may have refused, or left to be checked, while the disk is full: each takes another customer. */
const MET = 12
const CALM_MS = 2_000
const FULL_MS = 5_000
const PATIENCE_MS = 180_000

/**
 * The disk of the database, then that of files, is filled so many times while orders come in, and freed again; every other time
 * the database is stopped meanwhile. Anyone who is
 * refused asks again with the same key. Nothing that was answered may be lost, and files are refused in words.
 */
export const full: Scenario = async (world, run) => {
  const databaseDisk = run.disk
  if (!databaseDisk) throw new Error('the database needs a disk of its own')
  const { databaseUrl, sandboxUrl } = run.place
  const files = await openSmallDisk(FILES_MB)
  const env = { ...sandboxedShop(sandboxUrl), DATA_DIR: files.folder }
  const shop = await startShop({ port: PORT, databaseUrl, services: 'api', env })
  try {
    const buyers = await signUpBuyers(shop.url, world.pool, MIN_CUSTOMERS + BUYERS * MET * run.size)
    const goods = await insertGoods(world.db, world.pool, null)
    const load = startBuyers(
      shop.url,
      { tokens: buyers.map(({ token }) => token), goods, card: await cardToken(sandboxUrl) },
      PATIENCE_MS,
    )
    const recoveries: number[] = []
    const wrong: string[] = []
    for (let turn = 0; turn < run.size; turn += 1) {
      await sleep(CALM_MS)
      await databaseDisk.fill()
      await sleep(FULL_MS)
      // A server that ends meanwhile cannot start again before there is space.
      if (turn % 2 === 1) await stopDatabase(world)
      await sleep(FULL_MS)
      await databaseDisk.free()
      recoveries.push(await load.nextPaid(performance.now()))
      await patiently(() => world.pool.query('truncate rate_limit'))
      wrong.push(...(await fillFiles(shop.url, files)))
    }
    const paid = await load.stop()
    return {
      counts: {
        'times full': run.size,
        orders: paid.length,
        refused: refusalsOf(paid).length,
        'longest recovery ms': Math.round(Math.max(...recoveries)),
      },
      wrong: [...wrong, ...(await wrongOrders(world, paid))],
    }
  } finally {
    await shop.stop()
    await files.close()
  }
}

/** Sends a file while there is space, while there is none, and when it is back; sentences of what was answered otherwise. */
async function fillFiles(url: string, files: SmallDisk): Promise<string[]> {
  const before = await sendFile(url)
  await files.fill()
  const full = await sendFile(url)
  await files.free()
  const after = await sendFile(url)
  return [
    ...(before === 201 ? [] : [`a file was answered ${before}`]),
    ...(full === 507 ? [] : [`a file on a full disk was answered ${full}`]),
    ...(after === 201 ? [] : [`a file after that was answered ${after}`]),
  ]
}

async function sendFile(url: string): Promise<number> {
  const form = new FormData()
  const fields = {
    fullName: 'Noura',
    email: 'noura@studio.example',
    phoneNumber: '0551234567',
    description: '300 boxes',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('attachments', new Blob([PDF], { type: 'application/pdf' }), 'boxes.pdf')
  const answer = await fetch(`${url}/api/special-requests/create`, { method: 'POST', body: form })
  await answer.arrayBuffer()
  return answer.status
}
