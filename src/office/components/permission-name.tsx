import { isPermission } from '#domain/staff/permissions.ts'
import { useT } from '#ui/i18n/use-t.ts'

/** A permission in words; one that this version of the page does not know, by its name. */
export function PermissionName({ permission }: { permission: string }) {
  const t = useT('office-permissions')
  return isPermission(permission) ? t(permission) : <bdi dir="ltr">{permission}</bdi>
}
