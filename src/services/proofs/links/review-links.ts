import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { createReviewLink, reviewAddress } from './review-link.repository.ts'

/** Makes a link to the proofs of a line, by which its file is sent without an account as well; answers its address. */
export const newReviewAddress = async (
  tx: Db,
  publicUrl: string,
  line: { readonly id: number; readonly language: Language },
): Promise<string> => reviewAddress(publicUrl, line.language, await createReviewLink(tx, line.id))
