/** Words, in normalised letters, that say nothing about a product. */
const STOP_WORDS = new Set(
  (
    'a an the and or of for with in on at to by from my our your is are it this that i we you need want ' +
    'في من على علي الى الي عن مع او ثم هذا هذه ذلك التي الذي ان كل بدون ابغي ابي اريد نبي عندكم هل و ب ل'
  ).split(' '),
)

/** Whether a normalised word is left out of searches that have other words. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Words, in normalised letters, that any shop could be searched with: no product is called so. */
const WISHES = new Set(
  'cheap cheaper cheapest price prices buy how much رخيص رخيصه ارخص سعر اسعار بكم كم شراء اشتري'.split(' '),
)

/** Whether a normalised word of a search says nothing about what is searched. */
export const isNoiseWord = (word: string): boolean => isStopWord(word) || WISHES.has(word)

/** Words, in normalised letters, that are true of everything a print shop makes. */
const TRADE_WORDS = new Set(
  (
    'print prints printed printing custom customized customised customizable personalized personalised design designs ' +
    'طباعه بطباعه وطباعه مطبوع مطبوعه مطبوعات مخصص مخصصه تصميم وتصميم تصاميم'
  ).split(' '),
)

/** Whether a normalised word distinguishes no product of a print shop from another. */
export const isTradeWord = (word: string): boolean => TRADE_WORDS.has(word)

/** Words, in normalised letters, that only join others: a typing mistake never means them. */
const FUNCTION_WORDS = new Set(
  (
    'without only also not no any all both each per than then when where which what who how into onto over under ' +
    'between after before about out off be been was were has have had do does can will would should may might must ' +
    'there here their they them his her its he she me us so as if but just very more most some such same other one ' +
    'احد واحد بعض غير دون بعد قبل عند حتي منذ فوق تحت بين نحو حول خلال لدي اي اين متي كيف لماذا ماذا ما هو هي هم نحن ' +
    'انت انا قد لقد لم لن لا نعم ليس كان كانت يكون تكون هناك هنا جدا فقط ايضا لكن حيث اذا لو اما ذات ذو كما مثل ' +
    'به بها له لها لك لكم فيه فيها منه منها عليه عليها شيء شي'
  ).split(' '),
)

/** Whether a normalised word is never what a mistyped one is corrected to. */
export const isFunctionWord = (word: string): boolean => isStopWord(word) || FUNCTION_WORDS.has(word)
