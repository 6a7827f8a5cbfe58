/** What Saudi rules ask of the content of print; only its customer can say whether a design shows it. */
export const CONTENTS = ['flag', 'emblem', 'leaders', 'faith', 'stamp'] as const

export type Content = (typeof CONTENTS)[number]

/** Where a rule is written, when it was issued, and when we last read it there. */
export type RuleSource = { readonly url: string; readonly issued: string; readonly readOn: string }

/**
 * The rules, as they were read. Nothing is refused by them here: a person looks at what a customer says is there, because the
 * same drawing may be forbidden on a paper cup and right on a framed certificate.
 */
export const CONTENT_RULES: Readonly<Record<Content, RuleSource>> = {
  // The flag bears the words of the creed: not on goods and prints of business; sale and display with respect are allowed.
  flag: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2022-09-16',
    readOn: '2026-11-26',
  },
  // Two swords and a palm tree: not in dealings of business (royal order 3587, 21 Muharram 1440).
  emblem: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2018-10-01',
    readOn: '2026-11-26',
  },
  leaders: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2022-09-16',
    readOn: '2026-11-26',
  },
  // Not on what is thrown away: the ministry's clarification two days later.
  faith: {
    url: 'https://saudigazette.com.sa/article/625090',
    issued: '2022-09-18',
    readOn: '2026-11-26',
  },
  // Anti-forgery law, royal decree M/11 of 18 Safar 1435: seals and papers of others are made only for those they belong to.
  stamp: {
    url: 'https://laws.boe.gov.sa',
    issued: '2013-12-21',
    readOn: '2026-11-26',
  },
}
