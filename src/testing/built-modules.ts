export type BuiltManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

/** A module of a manifest of the bundler, with everything that it imports at once. */
export function modulesOf(manifest: BuiltManifest, name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known
  known.add(name)
  for (const each of manifest[name]?.imports ?? []) modulesOf(manifest, each, known)
  return known
}
