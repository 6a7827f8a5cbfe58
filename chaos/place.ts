import type { Guard } from './guards.ts'

/** What every process of a run shares. */
export type Place = { readonly databaseUrl: string; readonly sandboxUrl: string; readonly without: Guard | null }

export const SANDBOX_SECRET = 'of-the-chaos'
