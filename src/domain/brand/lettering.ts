import { BUILT_IN_LETTERING } from './built-in-lettering.ts'
import { LETTERING_FACES } from './lettering-faces.generated.ts'
import type { LetteringFaces } from './lettering-faces.ts'

type ChosenLettering = keyof typeof LETTERING_FACES
/** An open family that holds Arabic and Latin letters. */
export type Lettering = typeof BUILT_IN_LETTERING | ChosenLettering

/** The families that a shop chooses from. */
export const LETTERINGS: readonly Lettering[] = [
  BUILT_IN_LETTERING,
  ...(Object.keys(LETTERING_FACES) as ChosenLettering[]),
]

/** Whether a word from outside names a family of the list. */
export const isLettering = (word: unknown): word is Lettering => LETTERINGS.some((each) => each === word)

/** Files and measures of a family; undefined for the built-in one. */
export const facesOf = (lettering: Lettering): LetteringFaces | undefined =>
  lettering === BUILT_IN_LETTERING ? undefined : LETTERING_FACES[lettering]

/** The family as style sheets, mails and documents call it. */
export const familyName = (lettering: Lettering): string => facesOf(lettering)?.name ?? 'Readex Pro'
