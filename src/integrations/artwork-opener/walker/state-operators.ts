import type { Operator } from './content-walk.ts'
import { matrixOf, multiply } from './matrix.ts'
import { nameAt, numberAt } from './operand.ts'

/** Operators that save, restore and set the state of the graphics, and that begin and end layers. */
export const STATE_OPERATORS: Readonly<Record<string, Operator>> = {
  q: (walk) => walk.save(),
  Q: (walk) => walk.restore(),
  cm: (walk, operands) => walk.set({ matrix: multiply(matrixOf(operands), walk.state.matrix) }),
  w: (walk, operands) => walk.set({ lineWidth: Math.abs(numberAt(operands, 0)) }),
  gs: (walk, operands) => {
    walk.state = walk.resources.parameters(nameAt(operands, 0), walk.state)
  },
  BMC: (walk) => walk.beginMarked(false),
  BDC: (walk, operands) => {
    walk.beginMarked(nameAt(operands, 0) === 'OC' && walk.resources.isHidden(nameAt(operands, 1)))
  },
  EMC: (walk) => walk.endMarked(),
}
