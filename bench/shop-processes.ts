import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { median } from './load.ts'
import { processorMs, startShop } from './shop-process.ts'
import type { ShopProcess } from './shop-process.ts'

const FIRST_PORT = 3901

/** What web processes are started with. */
type Start = { readonly databaseUrl: string; readonly env: Readonly<Record<string, string>> }

/** Starts a number of web processes on one database, one after the other, on adjacent ports; stops them after their use. */
export async function withShops(
  count: number,
  { databaseUrl, env }: Start,
  use: (shops: readonly ShopProcess[]) => Promise<void>,
): Promise<void> {
  const shops: ShopProcess[] = []
  try {
    for (let n = 0; n < count; n += 1)
      shops.push(await startShop({ port: FIRST_PORT + n, databaseUrl, env, services: 'web,api' }))
    await use(shops)
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

/** What a number of processes did in a second, and the processor time of one answer, milliseconds. */
export type Done = { readonly perSecond: number; readonly shopMs: number; readonly databaseMs: number }

/** Work that processes are given for a number of seconds; resolves with how often it was done. */
export type Work = {
  readonly name: string
  readonly once: (shops: readonly ShopProcess[], seconds: number) => Promise<number>
}

/** Warms up, then does the work in rounds: the median of each number. */
export async function measureWork(
  work: Work,
  shops: readonly ShopProcess[],
  pool: pg.Pool,
  { seconds, pairs }: { seconds: number; pairs: number },
): Promise<Done> {
  const server = await serverOf(pool)
  const used = async (): Promise<[number, number]> => {
    const ofShops = await Promise.all(shops.map(({ pid }) => processorMs(pid)))
    return [ofShops.reduce((sum, ms) => sum + ms, 0), await serverMs(server)]
  }
  await work.once(shops, 2)
  const rounds: Done[] = []
  for (let round = 0; round < pairs; round += 1) {
    const [before, began] = [await used(), performance.now()]
    const done = await work.once(shops, seconds)
    const [took, after] = [(performance.now() - began) / 1_000, await used()]
    const each = (of: 0 | 1): number => (after[of] - before[of]) / done
    rounds.push({ perSecond: done / took, shopMs: each(0), databaseMs: each(1) })
  }
  const middle = (of: keyof Done): number => median(rounds.map((round) => round[of]))
  return { perSecond: middle('perSecond'), shopMs: middle('shopMs'), databaseMs: middle('databaseMs') }
}

/** The process id of the PostgreSQL server behind a pool, on this machine. */
async function serverOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}

/** Processor time of a PostgreSQL server so far, milliseconds: its own, that of its processes, and of those that have ended. */
async function serverMs(server: number): Promise<number> {
  // Ticks of 10 ms of children that have ended: user and system.
  const [user, system] = (await fieldsOf(server)).slice(13, 15).map(Number)
  let total = (await processorMs(server)) + ((user ?? 0) + (system ?? 0)) * 10
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry)
    if (pid > 0 && (await parentOf(pid).catch(() => 0)) === server) total += await processorMs(pid).catch(() => 0)
  }
  return total
}

/** The fields of a process in /proc after its name, which may have blanks. */
const fieldsOf = async (pid: number): Promise<readonly string[]> =>
  (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? []

const parentOf = async (pid: number): Promise<number> => Number((await fieldsOf(pid))[1])
