/** A part of a run and how long it took. */
export interface Part {
  readonly name: string
  readonly ms: number
}

type UnitReport = {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}
type Suite = {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** How long each file of vitest's report took. */
export const unitParts = ({ testResults }: UnitReport, root: string): Part[] =>
  testResults.map(({ name, startTime, endTime }) => ({ name: name.replace(`${root}/`, ''), ms: endTime - startTime }))

/** How long each file of Playwright's report took, all its tests together. */
export const browserParts = ({ suites }: { readonly suites: readonly Suite[] }): Part[] =>
  suites.map((suite) => ({ name: suite.file, ms: durationOf(suite) }))

function durationOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0)
}

/** Lines that say where the time went: what took longest first. */
export function timeReport(title: string, parts: readonly Part[], longest: number): string {
  const displayed = parts.toSorted((one, other) => other.ms - one.ms).slice(0, longest)
  return [title, ...displayed.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)].join('\n')
}
