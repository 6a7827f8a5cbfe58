import { Fragment } from 'react'

/** A text, with the words marked that another one does not have. */
export function WordsThatDiffer({ text, other }: { text: string; other: string }) {
  const theirs = new Set(other.split(/\s+/))
  return (
    <span dir="auto">
      {text.split(/(\s+)/).map((part, index) => (
        <Fragment key={index}>{part.trim() === '' || theirs.has(part) ? part : <mark>{part}</mark>}</Fragment>
      ))}
    </span>
  )
}
