import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../scripts/setup/progress.mjs'

/** The checkout that this file belongs to. */
export const PRESENT = join(import.meta.dirname, '..')

/** A version of the shop in a folder of its own, built. */
export interface Version {
  readonly folder: string
  readonly commit: string
  readonly close: () => Promise<void>
}

/** Checks a commit out beside this version and builds it. Both must need the same packages. */
export async function openVersion(ref: string): Promise<Version> {
  const git = (...args: readonly string[]) => run('git', args, { cwd: PRESENT })
  const commit = (await git('rev-parse', '--short', `${ref}^{commit}`)).trim()
  const folder = await mkdtemp(join(tmpdir(), 'cluster-version-'))
  const close = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', folder)
    await rm(folder, { recursive: true, force: true })
  }
  await git('worktree', 'add', '--detach', folder, commit)
  try {
    await takePackages(folder, commit)
    const build = pathToFileURL(join(folder, 'scripts', 'setup', 'build.mjs')).href
    const script = `const { ensureBuilt } = await import(${JSON.stringify(build)}); await ensureBuilt()`
    await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
    return { folder, commit, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function takePackages(folder: string, commit: string): Promise<void> {
  const [own, other] = await Promise.all([PRESENT, folder].map((at) => readFile(join(at, 'package-lock.json'), 'utf8')))
  if (own !== other) throw new Error(`${commit} has other packages than this version: compare it with a later commit`)
  if (!existsSync(join(folder, 'node_modules')))
    await symlink(join(PRESENT, 'node_modules'), join(folder, 'node_modules'))
}
