import { useT } from '#ui/i18n/use-t.ts'

/** What an ink is called; a spot ink has the name that its file gives it. */
export function useInkNames(): (ink: string) => string {
  const t = useT('office-artwork')
  return (ink) => (ink === 'Cyan' || ink === 'Magenta' || ink === 'Yellow' || ink === 'Black' ? t(`ink-${ink}`) : ink)
}
