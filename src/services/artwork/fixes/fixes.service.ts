import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { FIXES, type Fix } from '#domain/preflight/finding.ts'
import { fixTargets } from '#domain/preflight/fix-targets.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'
import { claimFiles, dropFiles, storeFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import type { CheckError, ChecksService } from '../checks/checks.service.ts'
import { deleteAfter } from '../files/artwork-lifetime.ts'
import { findVersion, type VersionRow } from '../files/artwork.repository.ts'
import type { ConfiguredVariant } from '../print-spec/print-specs.ts'
import { findFixed, findFixSource, insertFixed, type FixSource } from './fixes.repository.ts'

export type FixError =
  | CheckError
  | StorageError
  /** The check of the file offers no such fix. */
  | { readonly code: 'artwork/fix-not-offered' }
  /** Only a person can put it right. */
  | { readonly code: 'artwork/not-fixed' }

export interface FixesOptions {
  readonly db: Db
  readonly storage: FileStorage
  readonly checks: ChecksService
  readonly fixer: ArtworkFixer
  readonly queue: JobQueue
  /** Opens the copy without waiting for the queue. */
  readonly openSoon: (versionId: string) => void
  readonly now: () => Date
}

export type FixesService = ReturnType<typeof createFixesService>

/** Fixed copies of files: each is a version of its own beside the original, which stays as it was sent. */
export const createFixesService = (options: FixesOptions) => {
  const { db, checks, openSoon } = options
  return {
    /**
     * Makes a copy with these fixes, which the check of the file for this variant must offer; the same fixes again answer
     * the same copy. It is opened and checked as every version is.
     */
    fix: async (
      owner: ArtworkOwner,
      versionId: string,
      variant: ConfiguredVariant,
      requested: readonly Fix[],
    ): Promise<Result<VersionRow, FixError>> => {
      const checked = await checks.check(owner, versionId, variant)
      if (!checked.ok) return checked
      const fixes = FIXES.filter((fix) => requested.includes(fix))
      const offered = new Set(checked.value.findings.map(({ fix }) => fix))
      if (!fixes.every((fix) => offered.has(fix))) return err({ code: 'artwork/fix-not-offered' })
      const source = await findFixSource(db, owner, versionId)
      if (!source) return err({ code: 'artwork/not-opened' })
      const known = await findFixed(db, versionId, fixes)
      const made = known === undefined ? await makeCopy(options, owner, source, fixes, checked.value.spec) : ok(known)
      if (!made.ok) return made
      openSoon(made.value)
      const version = await findVersion(db, owner, made.value)
      return version ? ok(version) : err({ code: 'artwork/unknown' })
    },
  }
}

async function makeCopy(
  options: FixesOptions,
  owner: ArtworkOwner,
  source: FixSource,
  fixes: readonly Fix[],
  spec: PrintSpec,
): Promise<Result<string, FixError>> {
  return inTemporaryFile(options.storage, source.storage_key, async (path) => {
    const out = `${path}-fixed.pdf`
    const targets = fixTargets(source.facts, spec)
    const fixing = await options.fixer.fix({ path, out, kind: source.kind, fixes, layers: spec.layers, targets })
    if (fixing.outcome !== 'FIXED') return err({ code: 'artwork/not-fixed' })
    return storeCopy(options, owner, source, { fixes, path: out })
  })
}

async function storeCopy(
  { db, storage, queue, now }: FixesOptions,
  owner: ArtworkOwner,
  source: FixSource,
  { fixes, path }: { readonly fixes: readonly Fix[]; readonly path: string },
): Promise<Result<string, FixError>> {
  const spooled = await storage.spool(createReadStream(path))
  if (!spooled.ok) return spooled
  const file = { spooled: spooled.value, storageKey: randomUUID() }
  const stored = await storeFiles(db, storage, [file])
  if (!stored.ok) return stored
  const id = await db.transaction().execute(async (tx) => {
    const added = await insertFixed(tx, source, {
      fixes,
      byteLength: file.spooled.byteSize,
      sha256: Buffer.from(file.spooled.sha256, 'hex'),
      storageKey: file.storageKey,
      deleteAfter: deleteAfter(owner, now()),
    })
    if (added === undefined) return undefined
    await claimFiles(tx, [file])
    await queue.enqueue(tx, [{ name: 'artwork.open', data: { versionId: added } }])
    return added
  })
  if (id !== undefined) return ok(id)
  await dropFiles(db, storage, [file])
  return err({ code: 'artwork/unknown' })
}
