import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureChromium } from './chromium.mjs'
import type { Machine } from './chromium.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-chromium-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (name: string) => writeFile(join(folder, name), '')

/** A machine with an empty PATH; `broken` programs fail, `apt-get install` puts a browser there. */
function machine({ broken = [], ...more }: Partial<Machine> & { broken?: readonly string[] } = {}) {
  const ran: string[] = []
  const run: Machine['run'] = async (program, args) => {
    const line = [basename(program), ...args].join(' ')
    if (args[0] !== '--version') ran.push(line)
    if (broken.some((start) => line.startsWith(start))) throw new Error(`${line} failed`)
    if (line.startsWith('apt-get install')) await put(args.at(-1) ?? '')
    return ''
  }
  return { ran, machine: { env: { PATH: folder }, isDebian: false, isRoot: false, run, ...more } }
}

const PLAYWRIGHT = `${basename(process.execPath)} node_modules/@playwright/test/cli.js install`

test('one that is named is used, and one that does not start is reported', async () => {
  const env = { PATH: folder, CHROMIUM_PATH: '/opt/chromium' }
  expect(await ensureChromium(machine({ env }).machine)).toEqual({
    path: '/opt/chromium',
    shell: '/opt/chromium',
    origin: 'CHROMIUM_PATH',
  })
  await expect(ensureChromium(machine({ env, broken: ['chromium'] }).machine)).rejects.toThrow(
    'CHROMIUM_PATH is /opt/chromium, which is no Chromium that starts',
  )
})

test('one on the PATH is used, whatever it is called, unless it does not start', async () => {
  await put('chromium-browser')
  await put('google-chrome')
  const found = (name: string, shell = name) => ({
    path: join(folder, name),
    shell: join(folder, shell),
    origin: 'found on PATH',
  })
  expect(await ensureChromium(machine().machine)).toEqual(found('chromium-browser'))
  const snap = machine({ broken: ['chromium-browser'] })
  expect(await ensureChromium(snap.machine)).toEqual(found('google-chrome'))
  await put('chromium-headless-shell')
  expect(await ensureChromium(machine().machine)).toEqual(found('chromium-browser', 'chromium-headless-shell'))
})

const INSTALL = 'apt-get install --yes --no-install-recommends'

test("root on Debian gets Debian's packages, the headless shell too where there is one", async () => {
  const { machine: debian, ran } = machine({ isDebian: true, isRoot: true })
  expect(await ensureChromium(debian)).toEqual({
    path: join(folder, 'chromium'),
    shell: join(folder, 'chromium-headless-shell'),
    origin: "Debian's package",
  })
  expect(ran).toEqual(['apt-get update', `${INSTALL} chromium`, 'apt-get update', `${INSTALL} chromium-headless-shell`])
})

test('without a headless shell the browser takes its place', async () => {
  await put('chromium')
  const { machine: older } = machine({ isDebian: true, isRoot: true, broken: [`${INSTALL} chromium-headless-shell`] })
  expect(await ensureChromium(older)).toEqual({
    path: join(folder, 'chromium'),
    shell: join(folder, 'chromium'),
    origin: 'found on PATH',
  })
})

test.each([['apt-get update'], ['apt-get install'], ['chromium --version']])(
  "where `%s` fails, Playwright's is installed with its libraries",
  async (step) => {
    const { machine: ubuntu, ran } = machine({ isDebian: true, isRoot: true, broken: [step] })
    expect(await ensureChromium(ubuntu)).toEqual({ path: undefined, shell: undefined, origin: "Playwright's" })
    expect(ran.at(-1)).toBe(`${PLAYWRIGHT} --with-deps chromium`)
  },
)

test("everybody else gets Playwright's, and hears why when that fails", async () => {
  const { machine: other, ran } = machine({ isDebian: true })
  expect(await ensureChromium(other)).toEqual({ path: undefined, shell: undefined, origin: "Playwright's" })
  expect(ran).toEqual([`${PLAYWRIGHT} chromium`])
  await expect(ensureChromium(machine({ broken: [PLAYWRIGHT] }).machine)).rejects.toThrow('install chromium failed')
})
