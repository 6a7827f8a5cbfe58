import { ROLE_LABELS } from '#domain/staff/roles.ts'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { DemoCredentials } from '#services/staff/demo/demo-credentials.ts'
import { devPage, devPolicy } from '../dev-page.ts'
import { DEMO_STAFF_TRANSLATORS } from './sentences.ts'

const STYLE = `
body { max-inline-size: 64rem }
div { overflow-x: auto }
table { border-collapse: collapse; background: #fff }
th, td { padding: .5rem .75rem; border: 1px solid #e6e1d8; text-align: start; white-space: nowrap }
code { font: 600 1rem/1.6 ui-monospace, monospace; user-select: all }
`

/** The page shows no picture and runs no script. */
export const STAFF_POLICY = devPolicy(STYLE)

/** The page that lists how the people of the demo sign in now. */
export function demoStaffPage(people: readonly DemoCredentials[], seconds: number, language: Language): string {
  const { t } = DEMO_STAFF_TRANSLATORS[language]
  const head = (['role', 'name', 'email', 'password', 'code'] as const).map((key) => `<th scope="col">${t(key)}</th>`)
  const rows = people.map((person) => rowOf(person, seconds, language))
  const table = `<p>${t('next', { seconds })}</p>
<div tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`
  return devPage({
    language,
    title: t('title'),
    style: STYLE,
    ...(people.length > 0 && { reloadAfter: seconds }),
    bodyHtml: `<p>${t('about')} <a href="/office">${t('open')}</a></p>
${people.length === 0 ? `<p>${t('none')}</p>` : table}`,
  })
}

function rowOf({ role, name, email, password, code }: DemoCredentials, seconds: number, language: Language): string {
  const { t } = DEMO_STAFF_TRANSLATORS[language]
  const codeText = code === null ? t('used', { seconds }) : `<code>${code}</code>`
  return `<tr data-role="${role}"><th scope="row">${ROLE_LABELS[role][language]}</th><td><bdi>${escapeHtml(name)}</bdi></td>
<td dir="ltr"><code>${email}</code></td><td dir="ltr"><code>${password}</code></td><td dir="ltr">${codeText}</td></tr>`
}
