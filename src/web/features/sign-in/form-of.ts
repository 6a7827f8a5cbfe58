import type { TypedForm } from '#contract/api-client.ts'

/** Fields as the form that the calls of signing in take; empty ones are left out. */
export function formOf<const Fields extends Readonly<Record<string, string>>>(fields: Fields): TypedForm<Fields> {
  const form: TypedForm<Fields> = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value)
  return form
}
