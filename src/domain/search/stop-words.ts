/** Words, in normalised letters, that tell nothing about a product. */
const STOP_WORDS = new Set(
  (
    'a an the and or of for with in on at to by from my our your is are it this that i we you need want ' +
    'في من على علي الى الي عن مع او ثم هذا هذه ذلك التي الذي ان كل بدون ابغي ابي اريد نبي عندكم هل و ب ل'
  ).split(' '),
)

/** Whether a normalised word is left out of searches that have other words. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
