import { noteRoom, noteWith } from '#domain/cart/note-line.ts'
import type { Language } from '#domain/language.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** The note of a line with how broken lines of its file are to read, and says so; undefined where the note is full. */
export function noteForLines(note: string, wish: string, language: Language): string | undefined {
  const { t } = translatorOf(language, 'artwork')
  if (noteRoom(note) < wish.length) {
    toast({ title: t('setNoteFull'), tone: 'destructive' })
    return undefined
  }
  toast({ title: t('setNoted'), text: t('setNotedText') })
  return noteWith(note, wish)
}
