import { ROLE_LABELS } from '#domain/staff/roles.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'

/** A role as answers write it: built-in ones have a code, others a name of the shop's making. */
export interface NamedRole {
  readonly code: BuiltInRole | null
  readonly name: { readonly en?: string | undefined; readonly ar?: string | undefined }
}

/** The names of roles in the language of the page, in one line. */
export function useRoleNames(): (roles: readonly NamedRole[]) => string {
  const t = useT('office-list')
  const { language } = usePage()
  return (roles) =>
    roles
      .map(({ code, name }) => (code ? ROLE_LABELS[code][language] : (name[language] ?? name.en ?? name.ar ?? '')))
      .join(t('listComma'))
}
