import { useState } from 'react'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { UPLOAD_POLICY } from '#domain/artwork/upload-policy.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { SentFile } from './file-slots.ts'
import { sendFiles } from './sending-files.ts'
import { useRemoveFile } from './use-remove-file.ts'

/** Sends what was chosen for a slot that has so many files already, of a line of an order maybe, and says what cannot be sent. */
export function useChosenFiles(slot: string, count: number, line?: LinePlace) {
  const t = useT('artwork')
  const page = usePage()
  const remove = useRemoveFile(slot, line)
  const [problems, setProblems] = useState<readonly string[]>([])
  const fit = (chosen: readonly File[], room: number): readonly File[] => {
    const { fitting, refused } = fittingFiles(t, chosen, room)
    setProblems(refused)
    return fitting
  }
  const add = (chosen: readonly File[]): void => void sendFiles(slot, fit(chosen, MAX_ARTWORKS - count), page, { line })
  /** The old file goes only when another can be sent, which is the same side. */
  const replace = (old: SentFile, chosen: readonly File[]): void => {
    const fitting = fit(chosen, 1)
    if (fitting.length === 0) return
    remove(old.key)
    void sendFiles(slot, fitting, page, { line, face: old.face })
  }
  return { problems, add, replace }
}

/** The files that can be sent, and why others cannot. */
function fittingFiles(t: Translate<'artwork'>, chosen: readonly File[], room: number) {
  const fitting = chosen.filter(({ size }) => size > 0 && size <= UPLOAD_POLICY.maxFileBytes)
  const refused = [
    ...chosen.filter(({ size }) => size === 0).map(({ name }) => t('empty', { name })),
    ...chosen.filter(({ size }) => size > UPLOAD_POLICY.maxFileBytes).map(({ name }) => t('tooLarge', { name })),
    ...(fitting.length > room ? [t('tooMany', { count: MAX_ARTWORKS })] : []),
  ]
  return { fitting: fitting.slice(0, room), refused }
}
