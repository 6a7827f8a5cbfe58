import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, SetupError, step } from './progress.mjs'

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
 * Finds a Chromium for the browser tests, or installs one: Debian's package as root on Debian, else Playwright's.
 * Throws SetupError when there is none to be had, or CHROMIUM_PATH names none.
 * @returns {Promise<{ path: string | undefined, origin: string }>} path is undefined for Playwright's own
 */
export async function ensureChromium(machine = thisMachine()) {
  const { env, isDebian, isRoot } = machine
  const given = env['CHROMIUM_PATH']
  if (given) {
    if (await starts(given, machine)) return { path: given, origin: 'CHROMIUM_PATH' }
    throw new SetupError(`CHROMIUM_PATH is ${given}, which is no Chromium that starts`)
  }
  const found = await findOnPath(machine)
  if (found) return { path: found, origin: 'found on PATH' }

  const packaged = isDebian && isRoot && (await fromDebian(machine))
  if (packaged) return { path: packaged, origin: "Debian's package" }
  // Only root may install the libraries that Playwright's Chromium needs.
  const libraries = isDebian && isRoot ? ['--with-deps'] : []
  await step("Installing Playwright's Chromium", () =>
    machine.run(process.execPath, [PLAYWRIGHT, 'install', ...libraries, 'chromium']),
  )
  return { path: undefined, origin: "Playwright's" }
}

/** Undefined when the package cannot be had: Ubuntu, which is a Debian too, has none that runs without snap. */
async function fromDebian(machine) {
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await step("Installing Debian's package chromium", async () => {
      await machine.run('apt-get', ['update'], { env })
      await machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env })
    })
  } catch {
    return undefined
  }
  return findOnPath(machine)
}

async function findOnPath(machine) {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  for (const path of folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))) {
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
