import type { Language } from '#domain/language.ts'

/** An approved file of a line: its place from 1, and the face that it is, in both languages; null when it has all faces. */
export type ApprovedFilePlace = {
  readonly place: number
  readonly face: Readonly<Record<Language, string>> | null
}

/** The sentence of a problem with an approved file, after the place of the file in its line. */
export function approvedFileText(message: string, { place, face }: ApprovedFilePlace, language: Language): string {
  const named = face === null ? '' : ` (${face[language]})`
  return `${language === 'ar' ? 'الملف' : 'File'} ${place}${named}: ${message}`
}
