import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectOnce } from '#db/connection.ts'
import { DataFolderInUse } from '#db/embedded/ownership.ts'
import { readPostmaster } from '#db/embedded/postmaster.ts'
import { shareServer, startServer } from '#db/embedded/server.ts'
import type { EmbeddedServer } from '#db/embedded/server.ts'
import { THROWAWAY } from '#db/embedded/settings.ts'

describe('the embedded server', { timeout: 30_000 }, () => {
  let home: string
  const started: EmbeddedServer[] = []

  beforeAll(async () => {
    home = await makeHome()
  })
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop()
  })
  afterAll(() => rm(home, { recursive: true }))

  const start = async (settings = THROWAWAY) => {
    const server = await startServer({ home, settings })
    started.push(server)
    return server
  }
  const postmasterPid = async () => (await readPostmaster(join(home, 'data')))?.pid

  test('keeps its data over a restart', async () => {
    const first = await start()
    await query(first.url(), "create table note as select 'kept' as text")
    await first.stop()
    started.length = 0
    expect(await postmasterPid()).toBeUndefined()

    const second = await start()
    expect(await query(second.url(), 'select text from note')).toEqual([{ text: 'kept' }])
  })

  test('is taken over from a process that was killed', async () => {
    const owner = await startInOtherProcess(home)
    const pid = await postmasterPid()
    owner.kill('SIGKILL')
    await once(owner, 'exit')

    const server = await start()
    expect(await postmasterPid()).toBe(pid)
    expect(await query(server.url(), 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('is started over one that was left behind with other settings', async () => {
    const owner = await startInOtherProcess(home)
    const pid = await postmasterPid()
    owner.kill('SIGKILL')
    await once(owner, 'exit')

    const server = await start({ ...THROWAWAY, max_connections: '33' })
    expect(await postmasterPid()).not.toBe(pid)
    expect(await query(server.url(), 'show max_connections')).toEqual([{ max_connections: '33' }])
  })

  test('recovers when both it and its owner were killed', async () => {
    const owner = await startInOtherProcess(home)
    process.kill((await postmasterPid()) ?? 0, 'SIGKILL')
    owner.kill('SIGKILL')
    await once(owner, 'exit')

    const server = await start()
    expect(await query(server.url(), 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('ignores a pid file that names some other program', async () => {
    const first = await start()
    await first.stop()
    started.length = 0
    await writeFile(join(home, 'data', 'postmaster.pid'), `${process.pid}\n${join(home, 'data')}\n1\n5432\n`)

    const server = await start()
    expect(await query(server.url(), 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('belongs to one shop at a time, and the other learns that', async () => {
    const owner = await startInOtherProcess(home)
    const refused = startServer({ home, settings: THROWAWAY })
    await expect(refused).rejects.toThrow(DataFolderInUse)
    await expect(refused).rejects.toThrow(`(process ${owner.pid})`)

    const shared = await shareServer({ home, settings: THROWAWAY })
    expect(await query(shared.url(), 'select 1 as answer')).toEqual([{ answer: 1 }])
    await shared.stop()
    expect(await postmasterPid()).toBeDefined()

    owner.kill('SIGTERM')
    await once(owner, 'exit')
  })

  test('in a new folder goes to exactly one of two shops that start together', async () => {
    await rm(home, { recursive: true })
    home = await makeHome()
    const outcomes = await Promise.allSettled([start(), start()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(DataFolderInUse)
  })

  test('is brought back when it dies', async () => {
    const server = await start()
    process.kill((await postmasterPid()) ?? 0, 'SIGKILL')
    await expect.poll(() => answerOf(server), { timeout: 15_000 }).toEqual([{ answer: 1 }])
  })

  test('is brought back when it dies again and again while it is being brought back', async () => {
    const lost: unknown[] = []
    const server = await startServer({ home, settings: THROWAWAY, onLost: (error) => void lost.push(error) })
    started.push(server)
    const killed = new Set<number>()
    while (killed.size < 12 && lost.length === 0) {
      const running = await readPostmaster(join(home, 'data'))
      if (running?.state === 'ready' && !killed.has(running.pid)) {
        killed.add(running.pid)
        process.kill(running.pid, 'SIGQUIT')
      }
      await new Promise(setImmediate)
    }
    await expect.poll(() => answerOf(server), { timeout: 15_000 }).toEqual([{ answer: 1 }])
    expect(lost).toEqual([])
  })

  test('is brought back when another process asks it to shut down, though sessions are open', async () => {
    const server = await start()
    const session = await connectOnce(server.url())
    session.on('error', () => undefined)
    const pid = (await postmasterPid()) ?? 0
    process.kill(pid, 'SIGTERM')
    await expect.poll(() => answerWithout(pid), { timeout: 15_000 }).toEqual([{ answer: 1 }])

    async function answerWithout(old: number) {
      const now = await postmasterPid()
      return now === old || now === undefined ? [] : answerOf(server)
    }
  })

  test('clears away what a start that was killed had half made', async () => {
    await rm(home, { recursive: true })
    home = await makeHome()
    await mkdir(join(home, 'data.999999'))
    await start()
    expect((await readdir(home)).toSorted()).toEqual(['data', 'password', 'postgres.log', 'run'])
  })
})

async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'matbaa-embedded-'))
  await chmod(home, 0o755)
  return home
}

/** Nothing while it does not answer. */
const answerOf = (server: EmbeddedServer): Promise<unknown[]> =>
  query(server.url(), 'select 1 as answer').catch(() => [])

/** A process that starts the server and says so. */
async function startInOtherProcess(home: string) {
  const script = `
    const { startServer } = await import('#db/embedded/server.ts')
    const { THROWAWAY } = await import('#db/embedded/settings.ts')
    const server = await startServer({ home: ${JSON.stringify(home)}, settings: THROWAWAY })
    process.on('SIGTERM', () => server.stop().then(() => process.exit()))
    setInterval(() => {}, 1000)
    console.log('started')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connectOnce(url)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
