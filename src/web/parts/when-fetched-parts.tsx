import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { Kind, State } from './show.tsx'

/** Asked of the api of this page, which never answers the first and refuses the second. */
const QUERIES = {
  waiting: { queryKey: ['/parts/waiting', {}], meta: { tags: [] } },
  failed: { queryKey: ['/parts/failed', {}], meta: { tags: [] } },
} as const

/** What is fetched when it is first shown. */
export const WhenFetchedParts = () => (
  <Kind name="WhenFetched">
    {Object.entries(QUERIES).map(([name, query]) => (
      <State key={name} name={name} wide>
        <WhenFetched query={query}>{() => null}</WhenFetched>
      </State>
    ))}
  </Kind>
)
