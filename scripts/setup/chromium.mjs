import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './progress.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package as root on Debian, else Playwright's.
 * @returns {Promise<{ path: string | undefined, origin: string }>} path is undefined for Playwright's own
 */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { path: given, origin: 'CHROMIUM_PATH' }
  const found = findOnPath()
  if (found) return { path: found, origin: 'found on PATH' }

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step("Installing Debian's package chromium", installDebianPackage)
    const installed = findOnPath()
    if (installed) return { path: installed, origin: "Debian's package" }
  }
  await step("Installing Playwright's Chromium", () =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  )
  return { path: undefined, origin: "Playwright's" }
}

async function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env })
}

function findOnPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
}
