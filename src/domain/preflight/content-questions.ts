/** What Saudi rules ask of the content of print; only its customer can say whether a design shows it. */
export const CONTENTS = ['flag', 'emblem', 'leaders', 'faith', 'stamp'] as const

export type Content = (typeof CONTENTS)[number]

/** Where a rule is written, when it was issued, and when and how far it was last read there, in a stored copy of the page. */
export type RuleSource = {
  readonly url: string
  readonly issued: string
  readonly readOn: string
  /** WHOLE: the rule itself. PART: its beginning. REPORT: what another page reports of a rule that was not found itself. */
  readonly read: 'WHOLE' | 'PART' | 'REPORT'
}

/**
 * The rules, as they were read. Nothing is refused by them here: a person looks at what a customer says is there, because the
 * same drawing may be forbidden on a paper cup and right on a framed certificate.
 */
export const CONTENT_RULES: Readonly<Record<Content, RuleSource>> = {
  // The flag bears the words of the creed: not on goods and prints of business. Two days later the ministry said that it means what
  // may be thrown away or disrespected, and that sale and display are allowed (https://saudigazette.com.sa/article/625090).
  flag: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2022-09-16',
    readOn: '2026-11-26',
    read: 'WHOLE',
  },
  // Two swords and a palm tree: not in dealings of business (royal order 3587, 21 Muharram 1440, which the ministry names).
  emblem: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2018-10-01',
    readOn: '2026-11-26',
    read: 'REPORT',
  },
  leaders: {
    url: 'https://mc.gov.sa/en/mediacenter/News/Pages/16-09-22-01.aspx',
    issued: '2022-09-16',
    readOn: '2026-11-26',
    read: 'WHOLE',
  },
  // Symbols of states, religions and sects: not in business from 13 Shaban 1446 (12 February 2025) on, a decision of the minister of
  // commerce that newspapers report on this day.
  faith: {
    url: 'https://anaween.com/?p=304376',
    issued: '2024-11-17',
    readOn: '2026-11-26',
    read: 'REPORT',
  },
  // Anti-forgery law, royal decree M/11 of 18 Safar 1435: to make a seal, mark or paper of others in bad faith is forgery. Article 1
  // was read; what it costs was read in a report (https://sauress.com/en/saudigazette/195200).
  stamp: {
    url: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/c1878d16-7ce0-4710-993b-a9a700f17ac5/2',
    issued: '2013-12-21',
    readOn: '2026-11-26',
    read: 'PART',
  },
}
