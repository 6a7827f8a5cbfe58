export const LITTLE_MEMORY: { readonly options: readonly string[]; readonly env: Readonly<Record<string, string>> }
