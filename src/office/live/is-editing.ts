const EDITABLE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** Whether a person is typing or deciding something in the screen: it must not change under their hands. */
export function isEditing(root: ParentNode = document): boolean {
  if (root.querySelector('dialog[open], [role=dialog]')) return true
  const main = root.querySelector('#main')
  if (!main) return false
  if (main.contains(document.activeElement) && document.activeElement?.matches(EDITABLE)) return true
  return [...main.querySelectorAll('textarea')].some(({ value }) => value !== '')
}
