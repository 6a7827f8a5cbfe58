import { parseArgs } from 'node:util'
import { parseEmail } from '#domain/contact/email.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { BUILT_IN_ROLES, isBuiltInRole } from '#domain/staff/roles.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { BY_COMMAND } from '#services/changes/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'
import { withStaffShop } from './staff-shop.ts'

type Inviting = Shop['office']['inviting']
type Sent = Awaited<ReturnType<Inviting['invite']>>

/** Why a link was not sent, in a sentence. */
const REASONS: Readonly<Record<Extract<Sent, { ok: false }>['error']['code'], string>> = {
  'staff/exists': 'This address has an account already; "staff reset-factors" sends a new link.',
  'staff/not-found': 'No one on the staff has this address.',
  'staff/not-invited': 'This person is not active; another owner can change that in the office.',
  'staff/unknown-role': 'There is no such role.',
  'rights/own': 'Rights of one’s own cannot be changed.',
  'rights/lacking': 'These rights cannot be granted.',
  'rights/last-owner': 'An active owner must remain.',
  'rights/too-many-roles': 'There are too many roles.',
  'rights/role-in-use': 'The role is in use.',
  'rights/last-factor': 'A person needs a way to come in.',
}

export const staffCommand: Command = {
  usage: 'staff invite <email> --name <name> --role <role> … | staff reset-factors <email>',
  summary: 'Invites a person into the office, or sends a new link to one who cannot log in any more. Prints the link.',
  options: [
    `--role      ${BUILT_IN_ROLES.join(', ')}; may be given several times`,
    '--language  of the person: ar (the default) or en',
  ],
  run: (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string', multiple: true, default: [] },
        language: { type: 'string', default: 'ar' },
      },
    })
    const [what, address = '', ...rest] = positionals
    if ((what !== 'invite' && what !== 'reset-factors') || rest.length > 0)
      throw new UsageError(`staff knows invite and reset-factors, not "${positionals.join(' ')}".`)
    const email = emailOf(address)
    if (what === 'reset-factors')
      return withStaffShop(config, async ({ office }) => answer(await reset(office.inviting, email)))
    const person = { email, name: nameOf(values.name), language: languageOf(values.language) }
    const roles = rolesOf(values.role)
    return withStaffShop(config, async ({ office }) => answer(await invite(office.inviting, person, roles)))
  },
}

/** Invites a person; one who was invited and has not joined gets a new link. */
async function invite(
  inviting: Inviting,
  person: { readonly email: string; readonly name: string; readonly language: Language },
  roles: readonly BuiltInRole[],
): Promise<Sent> {
  const present = await inviting.personOf(person.email)
  if (present?.status === 'INVITED') return inviting.sendAgain(present.id, BY_COMMAND)
  return inviting.invite({ ...person, roleIds: await inviting.roleIdsOf(roles) }, BY_COMMAND)
}

async function reset(inviting: Inviting, email: string): Promise<Sent> {
  const present = await inviting.personOf(email)
  if (!present) return { ok: false, error: { code: 'staff/not-found' } }
  return inviting.resetFactors(present.id, BY_COMMAND)
}

function answer(sent: Sent): number {
  if (!sent.ok) {
    console.error(REASONS[sent.error.code])
    return 1
  }
  const { person, link } = sent.value
  console.log(`${person.name} <${person.email}> comes in by this link, once, until ${link.expiresAt.toISOString()}:`)
  console.log(link.href)
  return 0
}

function emailOf(address: string): string {
  const email = parseEmail(address)
  if (!email.ok) throw new UsageError(`"${address}" is no email address.`)
  return email.value
}

function nameOf(text = ''): string {
  const name = cleanText(text, { minLength: 2, maxLength: 100 })
  if (!name.ok) throw new UsageError('--name: the name of the person, of 2 to 100 letters.')
  return name.value
}

function languageOf(text: string): Language {
  const language = LANGUAGES.find((each) => each === text)
  if (!language) throw new UsageError(`--language knows ${LANGUAGES.join(' and ')}, not "${text}".`)
  return language
}

function rolesOf(texts: readonly string[]): BuiltInRole[] {
  const unknown = texts.find((text) => !isBuiltInRole(text))
  if (unknown !== undefined) throw new UsageError(`There is no role "${unknown}": ${BUILT_IN_ROLES.join(', ')}.`)
  if (texts.length === 0) throw new UsageError('--role: at least one role.')
  return texts.filter(isBuiltInRole)
}
