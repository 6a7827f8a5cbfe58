import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { LANGUAGES, publicPages } from '../public-pages.ts'

const run = promisify(execFile)

/** Pages that are the same empty sheet for all until the browser knows who has signed in. */
const SHEETS = ['/user-profile', '/payment/success', '/payment/failed', '/payment/cancel']

const CHECKER = join(import.meta.dirname, '..', '..', 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')

/** React writes `<br/>`, which means the same as `<br>`. */
const NO_FAULT = '.*Trailing slash on void elements.*'

const hasJava = async (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

test('every page is valid HTML as it is served, in both languages', async ({ request }, { outputDir }) => {
  await mkdir(outputDir, { recursive: true })
  const files: string[] = []
  for (const language of LANGUAGES) {
    for (const path of [...(await publicPages(request)), ...SHEETS]) {
      const file = join(outputDir, `${language}${path.replaceAll(/[^\w-]/g, '_')}.html`)
      const html = await (await request.get(`/${language}${path}`)).text()
      // A template is no part of the page: one holds the screen for when its code does not come.
      const shown = html.replaceAll(/<template[^]*?<\/template>/g, '')
      expect(shown.match(/<h1[\s>]/g), `headings of ${language}${path}`).toHaveLength(1)
      // The checker knows no layers of styles, nor much else that is newer.
      await writeFile(file, html.replace(/<style>[^]*?<\/style>/, ''))
      files.push(file)
    }
  }
  if (!(await hasJava())) {
    process.stdout.write('No Java on this machine: the pages were not checked by the Nu HTML checker\n')
    return
  }
  // One process for all pages: starting it takes longer than checking them. What it finds it writes to its errors.
  const args = ['-Xss4m', '-jar', CHECKER, '--format', 'gnu', '--filterpattern', NO_FAULT, ...files]
  const { stderr } = await run('java', args).catch((failure: { stderr: string }) => failure)
  expect(stderr).toBe('')
})
