import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtFilesIn } from '../src/main/built-files.ts'
import type { ShopProcesses } from './cluster.ts'
import { HOST } from './database-parts.ts'
import type { Part } from './part.ts'

/** The processes of a version, with the folder that it is in. */
export interface RunningVersion extends ShopProcesses {
  readonly name: string
  readonly folder: string
}

/** How long both versions serve side by side, once half of the processes are replaced. */
const SIDE_BY_SIDE_MS = 8_000

/** Replaces the processes of a version one by one, as a deploy does; sentences of what went wrong. */
export async function replaceVersion(from: RunningVersion, to: RunningVersion): Promise<string[]> {
  const pairs = [...pairsOf(from.workers, to.workers), ...pairsOf(from.web, to.web)]
  for (const [index, [old, next]] of pairs.entries()) {
    await old.stop()
    try {
      await next.start()
    } catch (error) {
      await old.start()
      return [`${to.name} does not start after ${from.name}: ${error instanceof Error ? error.message : String(error)}`]
    }
    if (index === from.workers.length) await sleep(SIDE_BY_SIDE_MS)
  }
  return []
}

const pairsOf = (one: readonly Part[], other: readonly Part[]): (readonly [Part, Part])[] =>
  one.flatMap((part, index) => (other[index] ? [[part, other[index]] as const] : []))

/** Addresses of a version's built files that its pages may ask for. */
export const builtAddresses = async ({ folder }: RunningVersion): Promise<string[]> => [
  ...(await builtFilesIn(join(folder, 'dist'))).keys(),
]

/** Asks every web process for files, as pages that lie open do; sentences of what is not there. */
export async function findMissingFiles(ports: readonly number[], addresses: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const port of ports) {
    for (const address of addresses) {
      const answer = await fetch(`http://${HOST}:${port}${address}`)
      await answer.arrayBuffer()
      if (!answer.ok) missing.push(`${address} of port ${port}: ${answer.status}`)
    }
  }
  return missing
}

/** Migrations that one version has and the other does not. */
export async function migrationsBetween(old: string, present: string): Promise<string[]> {
  const list = (folder: string) => readdir(join(folder, 'src', 'db', 'migrations'))
  const had = new Set(await list(old))
  return (await list(present)).filter((name) => name.endsWith('.sql') && !had.has(name)).toSorted()
}
