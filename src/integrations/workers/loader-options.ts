/** The options by which this process loads its sources, for processes of ours that it starts. */
export const LOADER_OPTIONS: readonly string[] = process.execArgv.filter((option) => option.startsWith('--import='))
