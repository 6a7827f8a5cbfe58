/** How many tints the marks of people have. */
const TINTS = 5

/** A person as a round mark with the first letter of their name; the same name has the same tint everywhere. */
export function PersonMark({ name }: { name: string }) {
  const [letter = ''] = name.trim()
  const sum = Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0)
  return (
    <span className={`person tint-${sum % TINTS}`} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  )
}
