/** Gives the row or card of that key the focus: its link says which it is, and Tab goes on in it. */
export function focusRow(key: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  const link = row?.querySelector<HTMLElement>('.row-link, .job-link')
  ;(link ?? row)?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The key of the row or card that the focus is in. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
