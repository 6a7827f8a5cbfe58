/** Fields as the form that the calls of signing in take; empty ones are left out. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value)
  return form
}
