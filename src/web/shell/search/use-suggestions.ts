import { useEffect, useState } from 'react'
import { useFetched } from '#ui/fetching/api-query.ts'
import { pastSearches } from './past-searches.ts'
import { suggestionsQuery } from './search.queries.ts'
import { matchingPast, suggestionOptions } from './suggestion-options.ts'
import type { SuggestionOption } from './suggestion-options.ts'

/** S95: how long typing must rest, in ms, and from how many letters on there are suggestions. */
const DEBOUNCE_MS = 200
const MIN_LENGTH = 2

/** What is offered for a text; fetched only while the list is open. */
export function useSuggestions(text: string, open: boolean): SuggestionOption[] {
  const rested = useRested(text)
  const isLongEnough = rested.length >= MIN_LENGTH
  const found = useFetched(suggestionsQuery(rested), { enabled: open && isLongEnough })
  if (!open) return []
  return suggestionOptions(
    matchingPast(pastSearches(), text),
    rested === text && isLongEnough ? found?.data : undefined,
  )
}

/** The text once it stopped changing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
