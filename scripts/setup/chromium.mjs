import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, SetupError, step } from './progress.mjs'

/** Chromium as a program without a window: half of the processor time for a page in a context of its own. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** @returns {import('./chromium.d.mts').Machine} */
const thisMachine = () => ({
  env: process.env,
  isDebian: existsSync('/etc/debian_version'),
  isRoot: process.getuid?.() === 0,
  run,
})

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's packages as root on Debian, else Playwright's.
 * `shell` is the headless shell that belongs to it; the browser itself where there is none, or CHROMIUM_PATH chooses.
 * Throws SetupError when there is none to be had, or CHROMIUM_PATH names none.
 * @returns {Promise<{ path: string | undefined, shell: string | undefined, origin: string }>} undefined for Playwright's own
 */
export async function ensureChromium(machine = thisMachine()) {
  const { env, isDebian, isRoot } = machine
  const given = env['CHROMIUM_PATH']
  if (given) {
    if (await starts(given, machine)) return { path: given, shell: given, origin: 'CHROMIUM_PATH' }
    throw new SetupError(`CHROMIUM_PATH is ${given}, which is no Chromium that starts`)
  }
  const mayInstall = isDebian && isRoot
  const found = await findOnPath(machine, NAMES)
  if (found) return { path: found, shell: await shellBeside(found, { machine, mayInstall }), origin: 'found on PATH' }

  const packaged = mayInstall && (await fromDebian(machine, 'chromium', NAMES))
  if (packaged) {
    return { path: packaged, shell: await shellBeside(packaged, { machine, mayInstall }), origin: "Debian's package" }
  }
  // Only root may install the libraries that Playwright's Chromium needs.
  const libraries = mayInstall ? ['--with-deps'] : []
  await step("Installing Playwright's Chromium", () =>
    machine.run(process.execPath, [PLAYWRIGHT, 'install', ...libraries, 'chromium']),
  )
  return { path: undefined, shell: undefined, origin: "Playwright's" }
}

/** The headless shell, else the browser that was found. */
async function shellBeside(browser, { machine, mayInstall }) {
  const found = await findOnPath(machine, SHELL_NAMES)
  if (found || !mayInstall) return found ?? browser
  return (await fromDebian(machine, 'chromium-headless-shell', SHELL_NAMES)) ?? browser
}

/** Undefined when the package cannot be had: Ubuntu, which is a Debian too, has none that runs without snap. */
async function fromDebian(machine, name, programs) {
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await step(`Installing Debian's package ${name}`, async () => {
      await machine.run('apt-get', ['update'], { env })
      await machine.run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env })
    })
  } catch {
    return undefined
  }
  return findOnPath(machine, programs)
}

async function findOnPath(machine, names) {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    if (existsSync(path) && (await starts(path, machine))) return path
  }
  return undefined
}

/** A browser that is there may still be none: Ubuntu's `chromium-browser` only says where to get one. */
async function starts(path, machine) {
  // On Windows asking for the version would open a window.
  if (process.platform === 'win32') return existsSync(path)
  return machine.run(path, ['--version']).then(
    () => true,
    () => false,
  )
}
