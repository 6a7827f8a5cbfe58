import { globSync, readFileSync } from 'node:fs'

/** Words of at most three letters that class names are made of; `sm` and `lg` are sizes of buttons (S491), a number says how many. */
const SHORT_WORDS = [
  'add age all app art ask at bad bar big box btn by cut cvv day dim dot due end fan fix gap go has hit hot how in ink is it job key lit',
  'map me mid nav new no now of off ok on one or out own pay per pin qr row set sky sum tab tag to top two up who why lg sm',
].flatMap((words) => words.split(' '))

/** A part of a class name of at most three letters that is no word. Those of Tailwind, such as "mt-2", name a step of a scale. */
const SHORT = `(?:[a-z]+-)*(?!(?:${SHORT_WORDS.join('|')})(?![a-z\\d]))[a-z]{1,3}\\d?(?![\\w(]|-[\\d[])`
const SHORT_CLASS = new RegExp(`className=(?:"|[{]\`)(?:[^"\`]* )?${SHORT}(?=[-"\` ])`)
const SHORT_SELECTOR = new RegExp(`^(?!.*(?:url|import|[*/])).*(?<![\\w/])[.]${SHORT}(?=[^;]*[{,]?$)`)

/** Names of variables, of parameters alone or first, and of types. Properties of the wire and of stored data stay as they are. */
const SPEECH = '(?:asked|wanted|shown|said|heard)'
const SPEECH_AS_NAME = new RegExp(
  [
    `\\b(?:const|let|function) \\[?${SPEECH}\\b`,
    `\\(${SPEECH}\\b[:,)]`,
    `[{,] \\w+: ${SPEECH}\\b(?= ?[,}].*[=>)])`,
    '\\bset(?:Asked|Said|Wanted)\\b',
    '\\b(?:type|interface|class|function|const) (?:use)?(?:Shown|Asked|Wanted)[A-Z]',
    '\\b(?:const|function) (?:shown|asked|wanted)[A-Z]',
  ].join('|'),
)

/** What no linter of ours can say: words that must not stand in some files. */
const RULES = [
  {
    files: 'src/{ui,web,office}/**/*.{ts,tsx}',
    pattern:
      /(?<=["'`\s:])-?(?:m|p|scroll-m|scroll-p)[lr]-[\w[]|(?<=["'`\s:])-?(?:left|right)-[\d[(]|(?<=["'`\s:])(?:text|float|clear|border|rounded)-(?:left|right|[lr]|[tb][lr])(?=["'`\s-])/,
    reason: 'a physical side: use start and end (ms-, pe-, start-, text-end), the page is mirrored in Arabic',
  },
  {
    files: 'src/{ui,web,office}/**/*.tsx',
    pattern: /\bstyle=\{/,
    reason: 'a style attribute: the content security policy refuses it; use a class',
  },
  {
    files: 'src/web/**/*.{ts,tsx}',
    // The last resort is a page for a shop whose code is gone; sample texts link as those of a shop do.
    exclude: /^src[/]web[/](?:site-map|server[/]last-resort|parts[/]words)[.]ts$/,
    pattern:
      /(?:href|to|path)(?:=|: )[{]?["'`][/](?:home|search|category|product|blogs|about-us|contact-us|special-request|wishlist|user-profile|cart)\b/,
    reason: 'an address written by hand: take it from hrefs in web/site-map.ts',
  },
  {
    files: 'src/{ui,web,office}/**/*.tsx',
    pattern: SHORT_CLASS,
    reason: 'an abbreviation as a class name: say what it is (account-, checkout-, order-, quiet, field, dialog-)',
  },
  {
    files: 'src/{ui,web,office}/**/*.css',
    pattern: SHORT_SELECTOR,
    reason: 'an abbreviation in a selector: name the class in words',
  },
  {
    files: 'src/domain/**/*.ts',
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/,
    reason: 'the domain asks no clock and throws no dice: take it as an argument',
  },
  {
    files: '{src,chaos,cluster,bench,scripts,payments-sandbox,tax-authority-sandbox}/**/*.{ts,tsx,mjs,css}',
    // Not in texts for customers, which have a test of their own (glossary.test.ts).
    exclude: /i18n\/(en|ar)\/|sentences\/|messages\/\w+\.(en|ar)\.ts|openapi\.generated|source-rules/,
    // In names too: toldBy, ToldLine, KEPT_COUNT.
    pattern:
      /\b(?:[Kk]ept|[Tt]old|[Ww]hoever|[Ss]omebody|[Nn]obody|[Aa]new)\b|(?:\b|_)(?:KEPT|TOLD|WHOEVER|SOMEBODY|NOBODY)(?:\b|_)|(?:\b|[a-z\d])(?:Kept|Told|Whoever|Somebody|Nobody)(?![a-z])|\b(?:kept|told|whoever|somebody|nobody)(?=[A-Z])/,
    reason: 'a private word: name the noun, or use cached, stored, notified, again (docs/glossary.md)',
  },
  ...[false, true].map((inTests) => ({
    files: '{src,chaos,cluster,bench,scripts}/**/*.{ts,tsx,mjs}',
    exclude: /i18n\/(en|ar)\/|openapi\.generated|source-rules/,
    inTests,
    // As a name alone; "what the bytes tell" and "a button keeps its width" are sentences.
    pattern: /\btell(?:\(|[?]?:|[?][.])|[.]tell\b|[{,] tell\b(?= ?[,}])|'tell'/,
    reason: 'a private name: notify, or what is sent to whom (sendChange, notifyOwner)',
  })),
  {
    files: 'src/{ui,web}/**/*.{ts,tsx}',
    pattern:
      /\b(?:browser|tab|storage|session) keeps\b|^\s*[/]\*\* (?:Keeps (?:a|the) (?:text|value)|Shows .* keeps it)/,
    reason: 'a private word: what lies in the storage of the browser is stored',
  },
  {
    files: '{src,chaos,cluster,bench,scripts}/**/*.{ts,tsx}',
    pattern:
      /^\s*(?:[/]\*\*|\*|[/][/]) ?(?:Tells?|Hears?|What (?:came|comes) of|Lets (?:the planner|a person)|Looks (?:what|for|at)|Gives? (?:up|back))\b/,
    reason: 'a comment in private idiom: notifies, informs, finds, checks, abandons, returns, is notified, the result',
  },
  {
    files: '{src,chaos,cluster,bench,scripts,e2e}/**/*.{ts,tsx}',
    exclude: /source-rules/,
    // A participle alone as a name, and verbs of speech and travel for requests, answers and sessions.
    pattern:
      /\b(?:type|interface|class|function) (?:Asked|Said|Shown|Found|Wanted|Given|GivenUp|Looked|Heard|Told)\b|\b(?:onAgain|onAway|cameIn|CameIn|arrivalOf|saidOf|saidIn|sayOf|askerOf|isWrong|isBad|isLost|use\w*InShop)\b/,
    reason: 'a private name: say what the thing is (OrderQuery, onRetry, isInvalid, beginSession)',
  },
  ...[false, true].map((inTests) => ({
    files: '{src,chaos,cluster,bench,scripts,payments-sandbox,tax-authority-sandbox}/**/*.{ts,tsx,mjs}',
    exclude: /source-rules/,
    inTests,
    pattern: SPEECH_AS_NAME,
    reason: 'a participle as a name: say what it is (request, query, options, answer, message, current, visible)',
  })),
  {
    files: '{src,chaos,cluster,bench,scripts,e2e}/**/*.{ts,tsx}',
    inTests: true,
    pattern: /^\s*(?:(?:test|describe|it)\b.*|[\])]+[^(]*)\(\s*['"`].*\b(?:kept|told|whoever|somebody|nobody|anew)\b/i,
    reason: 'a private word in the name of a test: name the noun, or use cached, stored, notified, again',
  },
  {
    files: '{src,chaos,cluster,bench,scripts}/**/*.ts',
    // Two helpers of tests that call one service, as the tests beside it do.
    exclude: /^src[/]shop[/]|testing[/](?:fuzz[/]fuzz-customer|orders[/]issued-invoices)[.]ts$/,
    pattern: /(?<!function )\bcreate[A-Z]\w*Service\(/,
    reason: 'a service made outside of src/shop: take it from openShop, so that a process has every service once',
  },
] as const

type Rule = {
  readonly files: string
  readonly exclude?: RegExp
  readonly pattern: RegExp
  readonly reason: string
  readonly inTests?: boolean
}

const TEST = /[.](?:test|spec)[.]/

const complaints = RULES.flatMap(({ files, exclude, pattern, reason, inTests = false }: Rule) =>
  globSync(files)
    .filter((file) => TEST.test(file) === inTests && !exclude?.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${reason}\n    ${line.trim()}`] : [])),
    ),
)

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
