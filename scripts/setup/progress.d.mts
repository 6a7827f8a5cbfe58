/** Runs a program quietly and resolves with what it printed. Throws with the end of its output when it fails. */
export function run(
  program: string,
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly shell?: boolean },
): Promise<string>
