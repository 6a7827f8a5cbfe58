import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { createReviewLink, reviewAddress } from './review-link.repository.ts'

/** Makes links by which the file of a line is sent without an account. */
export const fileLinks =
  (publicUrl: string) =>
  async (tx: Db, line: { readonly line_id: number; readonly language: Language }): Promise<string> =>
    reviewAddress(publicUrl, line.language, await createReviewLink(tx, line.line_id))
