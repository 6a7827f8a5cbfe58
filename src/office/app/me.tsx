import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Who is signed in to the office. */
export type Me = AnswerOf<'/api/office/me'>['data']

/** The query of who is signed in; a 401 where no session lives. */
export const ME = apiQuery('/api/office/me', { tags: [] })

type Known = { readonly me: Me; readonly permissions: ReadonlySet<Permission> }

const MeContext = createContext<Known | null>(null)

/** Gives everything in it the person who is signed in. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  const known = useMemo(() => ({ me, permissions: new Set(me.permissions) }), [me])
  return <MeContext value={known}>{children}</MeContext>
}

function useKnown(): Known {
  const known = useContext(MeContext)
  if (!known) throw new Error('a screen of the office needs a MeProvider around it')
  return known
}

/** Who is signed in. */
export const useMe = (): Me => useKnown().me

/** What they may do. The page only hides by it: the API decides. */
export const usePermissions = (): ReadonlySet<Permission> => useKnown().permissions

/** Whether they may do one thing. */
export const useMay = (permission: Permission): boolean => useKnown().permissions.has(permission)
