type Person = { readonly id: string; readonly name: string }

/** The name that is being typed after an @ before the caret; undefined where there is none. */
export function typedMention(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  const match = /(?:^|\s)@([^@\n]{0,40})$/u.exec(text.slice(0, caret))
  const [, typed] = match ?? []
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed }
}

/** Colleagues whose name, or a part of it, begins with what was typed. */
export function fittingNames(people: readonly Person[], typed: string, most = 6): readonly Person[] {
  const begin = typed.trim().toLocaleLowerCase()
  return people
    .filter(({ name }) => {
      const lower = name.toLocaleLowerCase()
      return lower.startsWith(begin) || lower.split(/\s+/u).some((part) => part.startsWith(begin))
    })
    .slice(0, most)
}

/** The text with the whole name in the place of what was typed of it, and where the caret goes. */
export function withMention(text: string, from: number, caret: number, name: string) {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(caret), caret: before.length }
}

/** The ids of those who are named in a text, by their whole names. */
export const mentionedIn = (text: string, people: readonly Person[]): readonly string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
