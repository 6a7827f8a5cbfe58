import type { ContentWalk, Operator } from './content-walk.ts'
import { mapped } from './extent.ts'
import { nameAt } from './operand.ts'
import { paintFill, paintSpace } from './painting.ts'
import type { DrawnPicture } from './resources.ts'

const MM_PER_INCH = 25.4

function drawPicture(walk: ContentWalk, picture: DrawnPicture): void {
  const { matrix, fill } = walk.state
  const extent = mapped(matrix, 0, 0, 1, 1)
  const { width, height, bits, space } = picture
  // A picture in a spot ink is as solid as its dots: of one bit they are solid, of eight they may be anything.
  const leastTint = bits === 1 ? 1 : 0
  if (space) paintSpace(walk, 'PICTURE', space, { extent, leastTint, isMasked: picture.isMasked })
  else paintFill(walk, 'PICTURE', extent)
  const across = width / Math.hypot(matrix[0], matrix[1])
  const down = height / Math.hypot(matrix[2], matrix[3])
  const resolution = Math.min(across, down) * MM_PER_INCH
  if (!Number.isFinite(resolution)) return
  const use = { resolution, bits, space: (space ?? fill.space).space }
  walk.page.uses.picture(use, { width, height }, walk.seen(extent))
}

const drawObject: Operator = (walk, operands) => {
  const object = walk.resources.object(nameAt(operands, 0))
  if (!object || object.isHidden || walk.isHidden) return
  if (object.kind === 'PICTURE') drawPicture(walk, object)
  else walk.runForm(object, walk.state)
}

/** Operators that draw pictures, forms and gradients. */
export const OBJECT_OPERATORS: Readonly<Record<string, Operator>> = {
  Do: drawObject,
  BI: (walk, operands) => {
    const [dict] = operands
    const picture = dict instanceof Map ? walk.resources.inlinePicture(dict) : undefined
    if (picture && !walk.isHidden) drawPicture(walk, picture)
  },
  sh: (walk, operands) => {
    const space = walk.resources.shading(nameAt(operands, 0))
    if (!space || walk.isHidden) return
    paintSpace(walk, 'FILL', space, { extent: walk.state.clip, leastTint: 0, isMasked: false })
  },
}
