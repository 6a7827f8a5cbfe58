import { data } from 'react-router'

/** The id in an address; whatever cannot be one is a page that does not exist. */
export function idOf(part: string | undefined): string {
  if (part === undefined || !/^[1-9]\d{0,8}$/.test(part)) throw data({ code: 'NOT_FOUND' }, { status: 404 })
  return part
}
