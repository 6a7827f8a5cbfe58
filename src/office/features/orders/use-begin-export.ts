import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient, BodyOf } from '#contract/api-client.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { EXPORTS } from './export-progress.tsx'

const NOTHING: BodyOf<'/api/office/order-exports', 'post'> = {}

/** Begins a file of more orders than are sent at once; false for fewer. How far it is the page shows. */
export function useBeginExport(): (api: ApiClient, query: string) => Promise<boolean> {
  const client = useQueryClient()
  return async (api, query) => {
    const { data } = await api.post(`/api/office/order-exports?${query}` as '/api/office/order-exports', NOTHING)
    await client.invalidateQueries({ queryKey: plain(EXPORTS).queryKey })
    return data.id !== null
  }
}
