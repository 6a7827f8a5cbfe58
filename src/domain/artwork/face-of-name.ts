import type { FaceCode } from '../print-spec/print-spec.ts'

/** Words by which designers name the sides of a product in the names of files. */
const WORDS = [
  {
    face: 'front',
    pattern: /(?:^|[^a-z])(?:front|recto)(?:[^a-z]|$)|أمامي|امامي|الوجه|(?:^|[\s_-])وجه(?:[\s_.-]|$)/iu,
  },
  { face: 'back', pattern: /(?:^|[^a-z])(?:back|rear|verso)(?:[^a-z]|$)|خلفي|الظهر|(?:^|[\s_-])ظهر(?:[\s_.-]|$)/iu },
] as const satisfies readonly { readonly face: FaceCode; readonly pattern: RegExp }[]

/** The side that the name of a file says it is; undefined when it says none, or both. */
export function faceOfName(name: string): FaceCode | undefined {
  const named = WORDS.filter(({ pattern }) => pattern.test(name))
  return named.length === 1 ? named[0]?.face : undefined
}
