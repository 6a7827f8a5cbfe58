import { tableColours } from '#domain/preview/colour-table.ts'
import { filesOf, PRINT_SHOTS, readShotFile } from '#integrations/print-shots/print-shots.ts'

const shots = new Map(PRINT_SHOTS.map((shot) => [`${shot.version}/${shot.code}`, shot]))

/** A file of a picture of a blank product; undefined when there is none of this name and version. */
export function readNamedShotFile(version: string, code: string, name: string): Promise<Buffer> | undefined {
  const shot = shots.get(`${version}/${code}`)
  const file = shot && filesOf(shot).find((each) => each === name)
  return shot && file && readShotFile(shot, file)
}

let table: Promise<Buffer> | undefined

/** What screens show of screen colours after they went through the press: the answers to `tableColours`, in its order. */
export function pressTable(): Promise<Buffer> {
  table ??= makeTable().catch((failure: unknown) => {
    table = undefined
    throw failure
  })
  return table
}

/** Converting colours takes 1.6 MB of code, which most shops' processes never need. */
async function makeTable(): Promise<Buffer> {
  const { pressColours } = await import('#integrations/press-colours/press-colours.ts')
  const press = pressColours()
  return Buffer.from(press.toScreen(press.toInks(tableColours())))
}
