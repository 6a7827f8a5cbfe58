import { COLOUR_OPERATORS } from './colour-operators.ts'
import type { Operator } from './content-walk.ts'
import { OBJECT_OPERATORS } from './object-operators.ts'
import { PATH_OPERATORS } from './path-operators.ts'
import { STATE_OPERATORS } from './state-operators.ts'
import { TEXT_OPERATORS } from './text-operators.ts'

/** What each operator of a content stream does; others change nothing that a printer asks about. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...STATE_OPERATORS,
    ...COLOUR_OPERATORS,
    ...PATH_OPERATORS,
    ...TEXT_OPERATORS,
    ...OBJECT_OPERATORS,
  }),
)
