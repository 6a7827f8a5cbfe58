import type { SectionName } from './format/sections.ts'

/** How many rows of a section came out how. */
export interface Tally {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

/** What an import did, or in a dry run would do. Parts of products count with their product. */
export type ImportSummary = Readonly<Partial<Record<SectionName, Tally>>>

/** What an import is busy with, in its order. */
export const IMPORT_STAGES = ['read', 'check', 'write', 'lists', 'search'] as const
export type ImportStage = (typeof IMPORT_STAGES)[number]

/** Receives how far a stage is; `total` is 0 while it is not known. */
export type OnProgress = (stage: ImportStage, done: number, total: number) => void
