import { expect, test } from '@playwright/test'
import { letTimePass, main, openTab } from './account-page.ts'
import { axeFindingsInThemes } from '../axe.ts'
import { codeField, codeFor, dialog, newEmail, openAccount, submit } from '../customers.ts'
import { LANGUAGES } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'

for (const language of LANGUAGES) {
  test(`no dialog of the account is too wide, and axe finds nothing in any, in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const email = newEmail()
    await openAccount(page.context(), email, language)
    const look = async (what: string) => {
      for (const [width, height] of [
        [640, 360],
        [320, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const widest = await dialog(page).evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
        expect(Math.max(...widest), `${what} at ${width}`).toBe(0)
        expect(await pixelsTooWide(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
      }
      expect(await axeFindingsInThemes(page, 'dialog[open]', language), what).toEqual([])
    }
    await openTab(page, language, 'myInfo')
    await main(page).locator('.account-row button').first().click()
    await submit(page)
    await look('a new e-mail address')
    await letTimePass(page, '**/change-identifier')
    await dialog(page).locator('[name="emailOrNumber"]').fill(newEmail())
    await submit(page)
    await expect(dialog(page)).toHaveCount(2)
    await look('reauthentication')
    await dialog(page).last().locator('.account-row button').first().click()
    await dialog(page).last().locator('.code-input input').waitFor()
    await look('the code of reauthentication')
    await dialog(page)
      .last()
      .locator('.code-input input')
      .pressSequentially(await codeFor(request, email))
    await expect(dialog(page)).toHaveCount(1)
    await codeField(page).waitFor()
    await submit(page)
    await look('the code')
    await openTab(page, language, 'shippingAddresses')
    await main(page).locator('.empty button').click()
    await submit(page)
    await look('a new address')
    await openTab(page, language, 'security')
    await main(page).locator('.account-actions button').last().click()
    await look('signing out everywhere')
    await page.keyboard.press('Escape')
    await main(page).locator('.account-list').last().getByRole('button').last().click()
    await look('deleting the account')
  })
}
