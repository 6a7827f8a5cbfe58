import type { MenuAction } from '#ui/action-menu/action-menu.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import type { PaperFile } from './papers.ts'

/** Makes a line of a menu for each file of papers; where there are several, each says which papers it holds. */
export function usePaperActions(): (id: string, name: string, files: readonly PaperFile[]) => readonly MenuAction[] {
  const t = useT('office-frame')
  const inLanguage = usePaperLanguage()
  return (id, name, files) =>
    files.map(({ address, part }) => ({
      id: part ? `${id}-${part.from}` : id,
      name: part ? t('papersPart', { name, from: String(part.from), to: String(part.to) }) : name,
      onChange: () => void window.open(inLanguage(address)),
    }))
}

/** Names the language of the office in the address of a paper, as a file that is opened does not know it. */
export function usePaperLanguage(): (address: string) => string {
  const { language } = usePage()
  return (address) => `${address}&language=${language}`
}
