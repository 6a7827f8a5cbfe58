import { CONTENT_RULES, CONTENTS, type Content } from './content-questions.ts'
import { finding, type Finding } from './finding.ts'

/** What a customer says is in a design, as findings: each explains its rule, and goes to a person. */
export const checkContents = (contents: readonly Content[]): readonly Finding[] =>
  CONTENTS.filter((content) => contents.includes(content)).map((content) => {
    const { url, issued } = CONTENT_RULES[content]
    return finding(`content-${content}`, { facts: { url, issued } })
  })

/** Findings of a check with another answer about the content. */
export const withContents = (findings: readonly Finding[], contents: readonly Content[]): readonly Finding[] => {
  const others = findings.filter(({ code }) => !code.startsWith('content-'))
  const errors = others.filter(({ severity }) => severity === 'ERROR')
  return [...errors, ...checkContents(contents), ...others.filter(({ severity }) => severity !== 'ERROR')]
}
