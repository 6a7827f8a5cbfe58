import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Dots of a hundred thousand that may differ: smoothing of edges on another kind of processor. */
const TOLERATED = 20
/** How far a grey may be off before its dot counts as different. */
const SAME_GREY = 48

/**
 * How many of a hundred thousand dots of a drawing differ from its picture in the repository, 0 when only the smoothing
 * does. Delete a picture to have it made again, then look at it.
 */
export async function differenceToGolden(svg: string, file: string): Promise<number> {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: 'white' }).resize({ width: 794 }).greyscale()
  if (!existsSync(file)) {
    await writeFile(file, await drawn.clone().png({ palette: true, colours: 16, effort: 10 }).toBuffer())
  }
  const size = await drawn.clone().toBuffer({ resolveWithObject: true })
  const golden = sharp(file).greyscale()
  const { width, height } = await golden.metadata()
  if (width !== size.info.width || height !== size.info.height) return 100_000

  const [one, other] = await Promise.all([drawn.raw().toBuffer(), golden.raw().toBuffer()])
  let different = 0
  for (const [index, grey] of one.entries()) if (Math.abs(grey - (other[index] ?? 0)) > SAME_GREY) different += 1
  const share = Math.round((different / one.length) * 100_000)
  return share <= TOLERATED ? 0 : share
}
