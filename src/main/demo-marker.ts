import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'

type Place = { readonly dataFolder: string; readonly database: Pick<Config['database'], 'url'> }

const markerOf = ({ dataFolder }: Place): string => join(dataFolder, 'demo-unfinished')

/**
 * Whether filling the embedded database with the demo began and did not end. Another server is not asked about: several
 * processes may share it, and it is not the shop's to empty.
 */
export const isDemoUnfinished = (place: Place): boolean =>
  place.database.url === undefined && existsSync(markerOf(place))

/** Fills the embedded database between a marker and its removal; a failure leaves the marker there. */
export async function markedUnfinished(place: Place, fill: () => Promise<void>): Promise<void> {
  if (place.database.url !== undefined) return fill()
  await mkdir(place.dataFolder, { recursive: true })
  await writeFile(markerOf(place), '')
  await fill()
  await rm(markerOf(place))
}
