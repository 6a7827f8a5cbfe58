import { useT } from '#ui/i18n/use-t.ts'
import en from '../../i18n/en/office-order.ts'

/** What a message to a customer was about; one that this version of the page does not know, by its code. */
export function useNewsText(): (news: string) => string {
  const t = useT('office-order')
  return (news) => (`news-${news}` in en ? (t as (key: string) => string)(`news-${news}`) : news)
}

/** What staff did, by the name of its action; one that this version of the page does not know, as a change. */
export function useChangeText(): (action: string) => string {
  const t = useT('office-order')
  return (action) => {
    const key = `did-${action.replace('order.', '')}`
    return key in en ? (t as (key: string) => string)(key) : t('changed')
  }
}
