/**
 * What in a migration would stop the traffic of a running shop, or would not let the version before go on working beside
 * the new one: a deploy replaces processes one by one, and may be taken back.
 */

/** What a rule found in a statement. */
export type Finding = { readonly rule: string; readonly statement: string }

type Rule = {
  readonly name: string
  readonly pattern: RegExp
  /** What makes it harmless. */
  readonly unless?: RegExp
  /** Which group of the pattern is the table; a table that the same file makes is empty and unused. */
  readonly table?: number
  readonly advice: string
}

const TABLE = String.raw`(?:if exists )?(?:only )?(?:public\.)?"?(\w+)"?`

export const RULES: readonly Rule[] = [
  {
    name: 'drop-table',
    pattern: new RegExp(`^drop table ${TABLE}`),
    table: 1,
    advice: 'the version before still reads it: drop it one version later',
  },
  {
    name: 'drop-column',
    pattern: new RegExp(
      `^alter table ${TABLE} .*?drop (?:column )?(?!constraint|default|not null|expression|identity)(?:if exists )?\\w+`,
    ),
    unless: /^alter table [^,]*? (?:alter|drop constraint)\b(?!.*,\s*drop (?:column )?(?!constraint))/,
    table: 1,
    advice: 'the version before still reads it: drop it one version later',
  },
  {
    name: 'rename',
    pattern: new RegExp(`^alter (?:table|view) ${TABLE} .*?\\brename\\b`),
    table: 1,
    advice: 'the version before knows the old name: add the new one beside it, drop the old one later',
  },
  {
    name: 'drop-function',
    pattern: /^drop (?:function|procedure|view|domain|type) /,
    advice: 'statements of the version before may call it: drop it one version later',
  },
  {
    name: 'column-not-null',
    pattern: new RegExp(
      `^alter table ${TABLE} .*?add (?:column )?(?!constraint|check|foreign|unique|primary)\\w+ [^,]*?not null`,
    ),
    unless: /\bdefault\b|\bgenerated\b/,
    table: 1,
    advice: 'the version before writes rows without it: give it a default',
  },
  {
    name: 'set-not-null',
    pattern: new RegExp(`^alter table ${TABLE} .*?set not null`),
    table: 1,
    advice:
      'reads the whole table under a lock, and the version before may write null: a check that is not valid, validated later',
  },
  {
    name: 'alter-type',
    pattern: new RegExp(`^alter table ${TABLE} .*?alter (?:column )?\\w+ (?:set data )?type `),
    table: 1,
    advice: 'writes the whole table again under a lock: a new column beside it',
  },
  {
    name: 'index-lock',
    pattern: new RegExp(`^create (?:unique )?index (?:if not exists )?\\w+ on ${TABLE}`),
    table: 1,
    advice:
      'stops all writes while it is made: concurrently, in a file of its own that begins with "-- no transaction"',
  },
  {
    name: 'constraint-scan',
    pattern: new RegExp(
      `^alter table ${TABLE} .*?add (?:constraint \\w+ )?(?:check|foreign key|unique|primary key|exclude)\\b`,
    ),
    unless: /not valid|using index/,
    table: 1,
    advice: 'reads the whole table under a lock: add it "not valid", validate it in the next file',
  },
  {
    name: 'all-rows',
    pattern: new RegExp(`^(?:update|delete from) ${TABLE}(?!.* where )`),
    table: 1,
    advice: 'locks every row until the end: in pieces, by a job',
  },
  {
    name: 'whole-table-lock',
    pattern:
      /^(?:vacuum full|cluster|lock table|reindex (?!.*concurrently)|truncate|refresh materialized view (?!concurrently))/,
    advice: 'stops all traffic of the table',
  },
  {
    name: 'needs',
    // Found by what is allowed in a file, not by a statement.
    pattern: /^(?!)/,
    advice: 'say from which migration on versions can live with it: -- needs 0120',
  },
]

/** `-- allowed: drop-column: why` above the statement: the author has thought of it. */
const ALLOWED = /^-- allowed: ([\w-]+): \S.{10,}$/gm

/** Rules whose statements the version before cannot live with. */
const BREAKING = [
  'drop-table',
  'drop-column',
  'rename',
  'drop-function',
  'column-not-null',
  'set-not-null',
  'alter-type',
]

/** `-- needs 0120`: which migration the oldest version must have that can still run beside this one (0162). */
const NEEDS = /^-- needs \d{4}$/m

/** Reads a migration; what is allowed in it by name is left out, if older versions are refused where they must be. */
export function findingsIn(sql: string): Finding[] {
  const allowed = new Set([...sql.matchAll(ALLOWED)].map(([, rule]) => rule))
  const statements = statementsOf(sql)
  const made = new Set(statements.flatMap((each) => /^create table (?:if not exists )?"?(\w+)/.exec(each)?.[1] ?? []))
  return statements
    .flatMap((statement) =>
      RULES.filter(({ name, pattern, unless, table }) => {
        const match = pattern.exec(statement)
        if (!match || unless?.test(statement) || allowed.has(name)) return false
        return table === undefined || !made.has(match[table] ?? '')
      }).map(({ name }) => ({ rule: name, statement: statement.slice(0, 100) })),
    )
    .concat(
      NEEDS.test(sql)
        ? []
        : BREAKING.filter((rule) => allowed.has(rule)).map((rule) => ({ rule: 'needs', statement: rule })),
    )
}

/** The statements of a file on one line each, without comments, in lower case; texts and bodies of functions are emptied. */
export function statementsOf(sql: string): string[] {
  const plain = sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\bbegin atomic\b[\s\S]*?;\s*end\b/gi, "''")
  return plain
    .split(';')
    .map((each) => each.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((each) => each !== '')
}
