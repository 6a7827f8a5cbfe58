import { expect, test } from '@playwright/test'
import { main, openTab, said } from './account-page.ts'
import { dialog, newPhone, openAccount, submit } from '../customers.ts'
import { once } from '../once.ts'
import { LANGUAGES } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'

const SENTENCES = {
  en: {
    added: 'Address added successfully',
    updated: 'Address updated successfully',
    deleted: 'Address deleted successfully',
    sure: 'Are you sure you want to delete this item',
    noUndo: 'This action cannot be undone.',
    required: 'This field is required',
    district: { typed: 'malq', name: 'Al-Malqa' },
  },
  ar: {
    added: 'تمت إضافة العنوان بنجاح',
    updated: 'تم تحديث العنوان بنجاح',
    deleted: 'تم حذف العنوان بنجاح',
    sure: 'هل تريد حذف هذا العنوان؟',
    noUndo: 'لا يمكن التراجع عن هذا الإجراء.',
    required: 'هذا الحقل مطلوب',
    district: { typed: 'ملق', name: 'الملقا' },
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]

  inArabic(`an address is added, changed and deleted in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAccount(page.context(), newPhone(), language)
    await openTab(page, language, 'shippingAddresses')
    await main(page).locator('.empty button').click()
    const form = dialog(page)
    await submit(page)
    await expect(form.getByText(say.required).first()).toBeVisible()
    await expect(form.locator('[name="name"]')).toBeFocused()
    await expect(form.locator('[name="phone"]')).toHaveValue(/^05\d{8}$/)

    await form.locator('[name="name"]').fill('Workshop')
    await form.locator('[name="regionId"]').selectOption('1')
    await form.locator('[name="cityId"]').selectOption('1')
    const district = form.getByRole('combobox').and(form.locator('[aria-autocomplete]'))
    await expect(district).toBeEnabled()
    await district.click()
    await district.pressSequentially(say.district.typed)
    await form.getByRole('option', { name: say.district.name, exact: true }).click()
    await expect(district).toHaveValue(say.district.name)
    // A reload takes nothing of it away.
    await page.reload()
    await main(page).locator('.empty button').click()
    await expect(form.locator('[name="name"]')).toHaveValue('Workshop')
    await expect(form.locator('[name="cityId"]')).toHaveValue('1')
    await expect(district).toHaveValue(say.district.name)
    await form.locator('[name="shortAddress"]').fill('rrrd ٢٩٢٩')
    await form.locator('[name="street"]').fill('King Fahd Road')
    await expect(form.locator('[name="shortAddress"]')).toHaveValue('RRRD2929')
    await expect(form.locator('[name="building"]')).toHaveValue('2929')
    await submit(page)
    await said(page, say.added)
    const card = main(page).locator('.address-card')
    await expect(card).toContainText('RRRD2929')

    await card.getByRole('button').first().click()
    await expect(district).toHaveValue(say.district.name)
    await form.locator('[name="street"]').fill('Olaya Street')
    await submit(page)
    await said(page, say.updated)
    await expect(card).toContainText('Olaya Street')
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)

    await card.getByRole('button').last().click()
    await expect(form.getByRole('heading')).toHaveText(say.sure)
    await expect(form).toContainText(say.noUndo)
    await form.locator('.destructive').click()
    await said(page, say.deleted)
    await expect(card).toHaveCount(0)
    await expect(page.locator('main h1')).toBeFocused()
  })
}

test('an address is added with the keyboard alone', async ({ page }) => {
  await openAccount(page.context(), newPhone())
  await openTab(page, 'en', 'shippingAddresses')
  const keys = page.keyboard
  await main(page).locator('.empty button').focus()
  await keys.press('Enter')
  // Type-ahead finds nothing in a list whose entries are still on their way.
  await expect(dialog(page).locator('[name="regionId"] option', { hasText: 'Riyadh' })).toBeAttached()
  await expect(dialog(page).locator('[name="name"]')).toBeFocused()
  await keys.type('Home')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('Riyadh')
  await keys.press('Tab')
  await expect(dialog(page).locator('[name="cityId"]')).toBeEnabled()
  await dialog(page).locator('[name="cityId"]').focus()
  await expect(dialog(page).locator('[name="cityId"] option', { hasText: 'Riyadh' }).first()).toBeAttached()
  await keys.type('Riyadh')
  const district = dialog(page).locator('[aria-autocomplete]')
  await expect(district).toBeEnabled()
  await keys.press('Tab')
  await expect(district).toBeFocused()
  await keys.type('malaz')
  await keys.press('Enter')
  await expect(district).toHaveValue('Al-Malaz')
  await keys.press('ArrowDown')
  await keys.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('12')
  await keys.press('Tab')
  await keys.type('Salah Ad Din Street')
  await keys.press('Enter')
  await said(page, 'Address added successfully')
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page).locator('.address-card')).toContainText('Al-Malaz')
})
