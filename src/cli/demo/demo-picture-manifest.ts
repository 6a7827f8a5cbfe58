import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const Hashes = z.record(z.string().regex(/^[a-z0-9-]+\.(avif|jpg|webp)$/), z.string().regex(/^[0-9a-f]{64}$/))

/**
 * Where the pictures of the demo come from, by name and SHA-256. Those of the repository are a closed list: a picture made
 * later comes in a data package from the registry, because the history of a repository never gets smaller again.
 */
const Manifest = z.strictObject({
  repository: Hashes,
  package: z.strictObject({ name: z.string(), version: z.string(), files: Hashes }).nullable(),
})
export type DemoPictureManifest = z.infer<typeof Manifest>

/** Reads the manifest; throws when it does not have the form of one. */
export const readPictureManifest = (file: string): DemoPictureManifest =>
  Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))

/**
 * The folder of the data package, in which the catalogue finds `pictures/…`; undefined while there is none. `resolve` answers
 * the path of a package's file and throws when the package is not installed.
 */
export function pictureFolderOf(
  { package: data }: DemoPictureManifest,
  resolve: (path: string) => string,
): string | undefined {
  return data ? dirname(resolve(`${data.name}/package.json`)) : undefined
}

/** SHA-256 of each file in a folder, by name in order. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )

/** What differs between the files that a manifest names and those that are there, one sentence each. */
export function differences(
  named: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(named), ...Object.keys(found)])].toSorted().flatMap((name) => {
    if (named[name] === found[name]) return []
    if (!(name in named)) return [`${name} is not in the manifest`]
    return [name in found ? `${name} is not the picture that the manifest names` : `${name} is missing`]
  })
}
