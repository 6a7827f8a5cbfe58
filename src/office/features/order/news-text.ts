import { useT } from '#ui/i18n/use-t.ts'
import en from '../../i18n/en/office-order.ts'

/** What a message to a customer was about; one that this version of the page does not know, by its code. */
export function useNewsText(): (news: string) => string {
  const t = useT('office-order')
  return (news) => (`news-${news}` in en ? (t as (key: string) => string)(`news-${news}`) : news)
}
