import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectOnce, queryBuilder } from '#db/connection.ts'
import { sharedReads } from '#db/driver/read-lanes.ts'
import { startReplicatedServers } from '#testing/database/replicated-servers.ts'
import type { ReplicatedServers } from '#testing/database/replicated-servers.ts'
import { openServers } from './open-servers.ts'
import type { Servers } from './open-servers.ts'

const RECOVERY = 'select pg_is_in_recovery() as "isReplica"'
const TIMEOUT = { timeout: 10_000 }

describe('a leader and its replica', () => {
  let both: ReplicatedServers
  let servers: Servers
  const states: string[] = []

  beforeAll(async () => {
    both = await startReplicatedServers(async (url) => {
      const client = await connectOnce(url)
      await client.query('create table note (text text not null)')
      await client.end()
    })
    servers = openServers({
      url: both.leader.url(),
      replicaUrl: both.replica.url(),
      onServerState: (server, state) => states.push(`${server} ${state}`),
    })
  }, 60_000)
  afterAll(async () => {
    await servers.close()
    await both.close()
  })

  const isReplica = async (pool: Servers['pool']) =>
    (await pool.query<{ isReplica: boolean }>(RECOVERY)).rows[0]?.isReplica

  test('changes go to the leader, the catalogue is read from the replica', async () => {
    await servers.pool.query("insert into note values ('first')")
    await expect.poll(() => isReplica(servers.catalogue), TIMEOUT).toBe(true)
    expect(await isReplica(servers.pool)).toBe(false)
    const count = () => sharedReads(servers.catalogue).rows({ text: 'select text from note' })
    await expect.poll(count, TIMEOUT).toEqual([{ text: 'first' }])
  })

  test('a leader that was silent for a moment keeps its connections', async () => {
    const backend = async () =>
      (await servers.leader.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
    await expect.poll(() => servers.watched?.state(), TIMEOUT).toBe('READY')
    const before = await backend()
    const { rows } = await servers.leader.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name like '% watch leader'",
    )
    const watcher = rows[0]?.pid ?? 0
    process.kill(watcher, 'SIGSTOP')
    await expect.poll(() => servers.watched?.state(), TIMEOUT).toBe('SILENT')
    process.kill(watcher, 'SIGCONT')
    await expect.poll(() => servers.watched?.state(), TIMEOUT).toBe('READY')
    expect(await backend()).toBe(before)
  })

  test('while the leader is away all is read from the replica, and changes are refused', async () => {
    await both.leader.stop()
    await expect.poll(() => servers.watched?.state(), TIMEOUT).toBe('AWAY')
    expect(states).toContain('leader AWAY')
    expect(await isReplica(servers.pool)).toBe(true)
    expect(await isReplica(servers.catalogue)).toBe(true)
    await expect(servers.pool.query("insert into note values ('lost')")).rejects.toMatchObject({ code: '25006' })
    await expect(servers.leader.query('select 1')).rejects.toMatchObject({ code: '08006' })
    const inTransaction = queryBuilder(servers.openLeaderPool({ max: 1 })).transaction()
    await expect(inTransaction.execute(async () => undefined)).rejects.toMatchObject({ code: '08006' })
  })

  test('the leader is used again as soon as it is back', async () => {
    await both.restartLeader()
    await expect.poll(() => servers.watched?.state(), TIMEOUT).toBe('READY')
    await servers.pool.query("insert into note values ('second')")
    expect(await isReplica(servers.leader)).toBe(false)
  })

  test('while the replica is away the leader answers for it', async () => {
    await both.replica.stop()
    await expect.poll(() => states.at(-1), TIMEOUT).toBe('replica AWAY')
    expect(await isReplica(servers.catalogue)).toBe(false)
  })
})
