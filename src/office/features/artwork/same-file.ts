import type { Line } from './artwork.queries.ts'

type Sent = {
  readonly proofs: readonly Pick<Line['proofs'][number], 'number' | 'state' | 'sentAt'>[]
  readonly files: readonly Pick<Line['files'][number], 'sentAt'>[]
}

/** The newest proof, where its customer asked for changes and no version of a file has come since. */
export function proofOfSameFile<Of extends Sent>({ proofs, files }: Of): Of['proofs'][number] | undefined {
  const [last] = proofs
  if (last?.state !== 'CHANGES_ASKED' || last.sentAt === null) return undefined
  const sentAt = Date.parse(last.sentAt)
  return files.every((file) => Date.parse(file.sentAt) < sentAt) ? last : undefined
}
