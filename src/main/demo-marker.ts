import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'

type Place = Pick<Config, 'dataFolder'>

const markerOf = ({ dataFolder }: Place): string => join(dataFolder, 'demo-unfinished')

/** Whether filling the shop with the demo began and did not end: it was interrupted, or failed. */
export const isDemoUnfinished = (place: Place): boolean => existsSync(markerOf(place))

/** Does the filling between a marker and its removal; a failure leaves the marker there. */
export async function markedUnfinished(place: Place, fill: () => Promise<void>): Promise<void> {
  await writeFile(markerOf(place), '')
  await fill()
  await rm(markerOf(place))
}
