import { isUuid } from '../text/uuid.ts'
import { fieldKind } from './change-fields.ts'

type Side = Readonly<Record<string, unknown>> | null

/** A changed field with the sides that a reader is shown; `null` beside a value that went away. */
export type VisibleField = { readonly name: string; readonly before?: unknown; readonly after?: unknown }

/** The fields of a change that say something to a reader, in their order: identifiers do not, nor what was and is empty. */
export function visibleFields(before: Side, after: Side): readonly VisibleField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => fieldKind(name) !== 'id' && !isUuid(before?.[name]) && !isUuid(after?.[name]),
  )
  return names.flatMap((name) => {
    const was = hasValue(before?.[name])
    const is = hasValue(after?.[name])
    if (!was && !is) return []
    const emptied = was && after !== null && name in after
    return [{ name, ...(was && { before: before?.[name] }), ...((is || emptied) && { after: after?.[name] ?? null }) }]
  })
}

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
