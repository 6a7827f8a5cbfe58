import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists all shots that are there in one file. */
export async function listShots(folder: string): Promise<void> {
  const shots = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ code: name, ...(JSON.parse(readFileSync(join(folder, name, 'meta.json'), 'utf8')) as object) }))
  await writeFile(join(folder, '..', 'shots.json'), `${JSON.stringify(shots, null, 1)}\n`)
}
