import { expect, test } from '@playwright/test'
import {
  askForAccount,
  codeField,
  codeFor,
  dialog,
  fromOwnNetwork,
  newEmail,
  newPhone,
  signUp,
  submit,
} from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const SAYS = {
  en: { known: 'You already have an account', take: 'Change my name to Sara Al Otaibi', keep: 'Keep my name' },
  ar: { known: 'لديك حساب بالفعل', take: 'غيّر اسمي إلى Sara Al Otaibi', keep: 'أبقِ اسمي كما هو' },
} as const

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SAYS[language]

  test.describe(`signing up in ${language}`, () => {
    test.beforeEach(({ context }) => fromOwnNetwork(context))

    inArabic('goes on with the same code after a look back, and with what was changed', async ({ page, request }) => {
      const phone = newPhone()
      await openLive(page, `/${language}/home`)
      await askForAccount(page, phone)
      await dialog(page).locator('.sign-change').click()
      await dialog(page).locator('[name="firstName"]').fill('Sara')
      await submit(page)
      await codeField(page).pressSequentially(await codeFor(request, phone))
      await expect(page.locator('.me.is-in')).toContainText('Sara')
      await expect(dialog(page)).toHaveCount(0)
    })

    inEnglish(
      'with an address that has an account says so once it is proved, and offers the new name',
      async ({ page, request }) => {
        const email = newEmail()
        await openLive(page, `/${language}/home`)
        await signUp(page, request, email)
        for (const answer of ['keep', 'take'] as const) {
          await page.context().clearCookies()
          await page.evaluate(() => localStorage.clear())
          await fromOwnNetwork(page.context())
          await openLive(page, `/${language}/home`)
          await askForAccount(page, email, 'Sara')
          await expect(dialog(page)).not.toContainText(says.known)
          await codeField(page).pressSequentially(await codeFor(request, email))
          const known = page.getByRole('dialog', { name: says.known })
          await expect(known).toContainText('Noura Al Otaibi')
          await known.getByRole('button', { name: says[answer] }).click()
          await expect(known).toHaveCount(0)
          await expect(page.locator('.me.is-in')).toContainText(answer === 'take' ? 'Sara' : 'Noura')
        }
      },
    )
  })
}
