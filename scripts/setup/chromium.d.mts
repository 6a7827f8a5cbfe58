/** See chromium.mjs. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isDebian: boolean
  readonly isRoot: boolean
  /** Runs a program; throws when it fails. */
  readonly run: (program: string, args: readonly string[], options?: object) => Promise<string>
}
export function ensureChromium(
  machine?: Machine,
): Promise<{ path: string | undefined; shell: string | undefined; origin: string }>
