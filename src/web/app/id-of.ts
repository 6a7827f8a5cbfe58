import { notFound } from '#ui/router/outcome.ts'

/** The id in an address; whatever cannot be one is a page that does not exist. */
export function idOf(part: string | undefined): string {
  if (part === undefined || !/^[1-9]\d{0,8}$/.test(part)) throw notFound()
  return part
}
