import { useT } from '#ui/i18n/use-t.ts'
import { useChangeWords } from '../../history/change-words.ts'
import en from '../../i18n/en/office-order.ts'

/** What a message to a customer was about; one that this version of the page does not know, by its code. */
export function useNewsText(): (news: string) => string {
  const t = useT('office-order')
  return (news) => (`news-${news}` in en ? (t as (key: string) => string)(`news-${news}`) : news)
}

/** What staff did, by the name of its action; what has no words of its own here, as the activity says it. */
export function useChangeText(): (action: string) => string {
  const t = useT('office-order')
  const words = useChangeWords()
  return (action) => {
    const key = `did-${action.replace('order.', '')}`
    return key in en ? (t as (key: string) => string)(key) : words.action(action)
  }
}

/** What was done with a print job; a move that this version of the page does not know, by its name. */
export function useJobText(): (move: string, station: string) => string {
  const t = useT('office-order')
  return (move, station) => {
    const key = `job-${move}`
    return key in en ? (t as (key: string, fill: object) => string)(key, { station }) : `${move}, ${station}`
  }
}
