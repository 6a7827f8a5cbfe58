import { tableColours } from '#domain/preview/colour-table.ts'
import { pressColours } from '#integrations/press-colours/press-colours.ts'
import { filesOf, PRINT_SHOTS, readShotFile } from '#integrations/print-shots/print-shots.ts'

const shots = new Map(PRINT_SHOTS.map((shot) => [`${shot.version}/${shot.code}`, shot]))

/** A file of a picture of a blank product; undefined when there is none of this name and version. */
export function readNamedShotFile(version: string, code: string, name: string): Promise<Buffer> | undefined {
  const shot = shots.get(`${version}/${code}`)
  const file = shot && filesOf(shot).find((each) => each === name)
  return shot && file && readShotFile(shot, file)
}

let table: Buffer | undefined

/** What screens show of screen colours after they went through the press: the answers to `tableColours`, in its order. */
export function pressTable(): Buffer {
  if (!table) {
    const press = pressColours()
    table = Buffer.from(press.toScreen(press.toInks(tableColours())))
  }
  return table
}
