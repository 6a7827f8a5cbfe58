import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { countWhile, withTrade, writeDown } from './fault-run.ts'
import type { Run } from './fault-run.ts'
import { PRESENT } from './old-version.ts'
import type { Version } from './old-version.ts'
import { PageFiles } from './page-files.ts'
import { builtAddresses, findMissingFiles, migrationsBetween, replaceVersion } from './versions.ts'
import type { RunningVersion } from './versions.ts'

/** Time for the first files to be stored, and for processes to have pages in memory. */
const WARM_UP_MS = 5_000

/**
 * Replaces the version before, which runs, by this one, back and again, with visitors, buyers and open pages all the while;
 * writes a line of JSON. Resolves with whether nothing was wrong.
 */
export function runVersions(
  cluster: Cluster,
  version: Version,
  { times = 1, buyers, sandboxUrl, say }: Run,
): Promise<boolean> {
  const old: RunningVersion = { name: version.commit, folder: version.folder, ...cluster }
  const present: RunningVersion = { name: 'this version', folder: PRESENT, ...cluster.processesOf(PRESENT) }
  const ports = cluster.site.ports.web
  return withTrade(cluster, { buyers, sandboxUrl }, async (trade) => {
    const pages = new PageFiles(trade.shop)
    const report = await countWhile(trade, `${version.commit} and this version side by side`, async () => {
      await sleep(WARM_UP_MS)
      pages.start()
      return exchange(old, present, { ports, times })
    })
    const files = await pages.stop()
    const wrong = [...report.wrong, ...Object.entries(files.failed).map(([file, count]) => `${file}, ${count} times`)]
    const migrations = await migrationsBetween(old.folder, present.folder)
    say(await writeDown({ ...report, migrations, filesOfPages: files.requests, wrong }))
    return wrong.length === 0 && Object.keys(report.failures).length === 0
  })
}

async function exchange(
  old: RunningVersion,
  present: RunningVersion,
  { ports, times }: { readonly ports: readonly number[]; readonly times: number },
) {
  const took: number[] = []
  const wrong: string[] = []
  const replace = async (from: RunningVersion, to: RunningVersion): Promise<boolean> => {
    const began = performance.now()
    const problems = await replaceVersion(from, to)
    took.push(Math.round(performance.now() - began))
    wrong.push(...problems)
    if (problems.length === 0) wrong.push(...(await findMissingFiles(ports, await builtAddresses(from))))
    return problems.length === 0
  }
  for (let turn = 0; turn < times; turn += 1) {
    const isDone = (await replace(old, present)) && (await replace(present, old))
    if (!isDone) return { took, wrong }
  }
  await replace(old, present)
  return { took, wrong }
}
