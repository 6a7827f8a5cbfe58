import type { Db } from '#db/connection.ts'
import type { ChecksService } from '../checks/checks.service.ts'
import { findFilesInLines, noteChecked, type FileScope } from './line-checks.repository.ts'

/** What follows the checks of the files of a line. */
export interface AfterChecks {
  /** Signs a line off that rests on an earlier sign-off by what its checks say. */
  readonly restOnEarlier?: ((lineId: number) => Promise<void>) | undefined
  /** Draws the picture that a line is shown by, for which no one waits. */
  readonly showSoon?: ((lineId: number) => void) | undefined
}

export interface LineCheckParts extends AfterChecks {
  readonly db: Db
  readonly checks: Pick<ChecksService, 'check'>
}

/**
 * Checks files for the very things that their lines ordered, so that each line knows where it stands; answers how many files
 * there were. One that cannot be checked stays without a verdict, and its line waits for a person.
 */
export async function checkLineFiles(
  { db, checks, restOnEarlier, showSoon }: LineCheckParts,
  scope: FileScope,
): Promise<number> {
  const files = await findFilesInLines(db, scope)
  for (const file of files) {
    const owner = { kind: 'CUSTOMER', customerId: file.customer_id } as const
    const variant = { variantId: file.variant_id, features: file.features, face: file.face }
    const checked = await checks.check(owner, file.version_id, variant)
    if (checked.ok) await noteChecked(db, file, checked.value.key.digest)
  }
  for (const lineId of new Set(files.map(({ line_id: id }) => Number(id)))) {
    await restOnEarlier?.(lineId)
    showSoon?.(lineId)
  }
  return files.length
}
