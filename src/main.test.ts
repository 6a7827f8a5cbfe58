import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { useUntilClosed } from '#testing/use-until-closed.ts'

/** What a process has of the machine; of the shop it knows only what a test says. */
const MACHINE = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

describe('the process', { timeout: 30_000 }, () => {
  let database: TestDatabase
  const running: ChildProcess[] = []

  beforeAll(async () => {
    database = await testDatabase({ migrated: false })
  })
  afterEach(async () => {
    for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  })
  afterAll(() => database.close())

  function start(environment: NodeJS.ProcessEnv, ...args: string[]) {
    const child = spawn(process.execPath, ['src/main.ts', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...MACHINE, DATABASE_URL: database.url, DEMO: 'false', ...environment },
    })
    running.push(child)
    const output = { text: '' }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += String(chunk)))
    return { child, output, ended: once(child, 'exit').then(([code]) => code as number | null) }
  }

  test('several start together on an empty database, answer, and stop on command', async () => {
    const ports = await Promise.all([freePort(), freePort()])
    const shops = ports.map((port) => start({ PORT: String(port) }, '--services=api'))
    await Promise.all(ports.map((port) => expect.poll(() => ready(port), { timeout: 20_000 }).toBe(200)))

    for (const { child } of shops) child.kill('SIGTERM')
    expect(await Promise.all(shops.map(({ ended }) => ended))).toEqual([0, 0])
    expect(shops[0]?.output.text).toContain(`Matbaa is open at http://localhost:${ports[0]}`)
    expect(shops[0]?.output.text).toContain('Stopping: SIGTERM')
  })

  test('answers every request of the connections that are open when it is stopped', async () => {
    const port = await freePort()
    const { child, ended } = start({ PORT: String(port) }, '--services=api')
    await expect.poll(() => ready(port), { timeout: 20_000 }).toBe(200)
    const clients = Array.from({ length: 16 }, (_, n) =>
      useUntilClosed(`http://127.0.0.1:${port}${n % 2 ? '/livez' : '/api/app/categories'}`),
    )
    await sleep(200)
    child.kill('SIGTERM')
    for (const answered of await Promise.all(clients)) expect(answered).toBeGreaterThan(0)
    expect(await ended).toBe(0)
  })

  test('logs JSON in production', async () => {
    const port = await freePort()
    const secrets = {
      APP_SECRET: 'a-secret-of-the-shop-that-is-long-enough',
      PUBLIC_URL: 'https://shop.example',
      ARTWORK_SCAN: 'off',
    }
    // The tests' server keeps nothing on disk, which production refuses: ask for that too.
    const { output, ended } = start({ NODE_ENV: 'production', PORT: String(port), ...secrets }, '--services=api')
    expect(await ended).toBe(1)
    expect(output.text).toContain('The database is not safe to use')
    expect(output.text).toContain('fsync is off')
    expect(JSON.parse(output.text.split('\n')[0] ?? '')).toMatchObject({ level: 30, msg: 'Connecting to PostgreSQL' })
  })

  test.each([
    ['without secrets in production', { NODE_ENV: 'production' }, 'APP_SECRET: set your own'],
    ['with a setting it does not understand', { PORT: 'http' }, 'PORT: must be a whole number'],
    ['when the database is not there', { DATABASE_URL: 'postgresql://127.0.0.1:9/x' }, 'The database cannot be used'],
    ['on an address that is not of this machine', { HOST: '192.0.2.1' }, '192.0.2.1 is not an address of this machine'],
  ])('does not start %s, and says why without a stack', async (_, environment, complaint) => {
    const { output, ended } = start(environment, '--services=api')
    expect(await ended).toBe(1)
    expect(output.text).toContain(complaint)
    expect(output.text).not.toMatch(/^ {4}at /m)
  })

  // A file may not grow beyond a megabyte: what PostgreSQL then says is what it says on a full disk, in other words.
  test.runIf(process.platform === 'linux')('does not start where its database has no room, and says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'matbaa-full-'))
    await chmod(folder, 0o755)
    const limited = `ulimit -f 2000; exec "${process.execPath}" src/main.ts --services=api`
    const child = spawn('bash', ['-c', limited], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...MACHINE, DATA_DIR: folder, DEMO: 'false', PORT: String(await freePort()) },
    })
    running.push(child)
    const printed = Promise.all([text(child.stdout), text(child.stderr)])
    expect(await once(child, 'exit')).toEqual([1, null])
    const output = (await printed).join('')
    expect(output).toContain('Matbaa cannot start. PostgreSQL could not create its data folder')
    expect(output).not.toMatch(/^ {4}at /m)
    expect(await readdir(join(folder, 'postgres'))).toEqual(['password', 'run'])
    await rm(folder, { recursive: true })
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const ready = (port: number): Promise<number | undefined> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.status,
    () => undefined,
  )
