import { createElement, Fragment } from 'react'

/** A text, with the words marked that another one does not have. */
export function WordsThatDiffer({ text, other }: { text: string; other: string }) {
  const theirs = new Set(other.split(/\s+/))
  const parts = text
    .split(/(\s+)/)
    .map((part) => (part.trim() === '' || theirs.has(part) ? part : createElement('mark', null, part)))
  return <span dir="auto">{createElement(Fragment, null, ...parts)}</span>
}
