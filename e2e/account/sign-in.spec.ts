import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeFindingsInThemes } from '../axe.ts'
import {
  askForAccount,
  codeField,
  codeFor,
  dialog,
  enterCode,
  fromOwnNetwork,
  logIn,
  newEmail,
  newPhone,
  openDialog,
  signUp,
  submit,
} from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'

const SENTENCES = {
  en: {
    verified: 'Account verified successfully',
    signedOut: 'You are signed out',
    identifier: 'Must be a valid email or contact number with at least 10 digits',
    variant: 'Must be a valid email or phone number with at least 10 digits',
    firstName: 'First Name must be at least 2 characters',
    lastName: 'Last Name must be at least 2 characters',
    either: 'Either email or phone number is required',
    tenDigits: 'Phone number must be exactly 10 digits',
    short: 'OTP must be at least 6 characters',
    wrong: 'Invalid code. 4 tries are left.',
    dead: /expired/,
    lost: /Nothing that you typed is lost/,
    reset: 'Your password has been reset',
    notRight: 'The email, number or password is incorrect.',
    account: 'Log in to continue',
  },
  ar: {
    verified: 'تم التحقق من حسابك بنجاح',
    signedOut: 'تم تسجيل الخروج',
    identifier: 'يجب إدخال بريد إلكتروني صحيح أو رقم جوال لا يقل عن 10 أرقام',
    variant: 'يجب إدخال بريد إلكتروني أو رقم جوال صحيح لا يقل عن 10 أرقام',
    firstName: 'يجب ألا يقل الاسم الأول عن حرفين',
    lastName: 'يجب ألا يقل اسم العائلة عن حرفين',
    either: 'البريد الإلكتروني أو رقم الجوال مطلوب',
    tenDigits: 'يجب أن يتكون رقم الجوال من 10 أرقام بالضبط',
    short: 'يجب ألا يقل رمز التحقق عن 6 خانات',
    wrong: 'الرمز غير صحيح. بقيت لك 4 محاولات.',
    dead: /انتهت مدته/,
    lost: /لم يضع شيء مما كتبته/,
    reset: 'تمت إعادة تعيين كلمة المرور',
    notRight: 'البريد الإلكتروني أو رقم الجوال أو كلمة المرور غير صحيح.',
    account: 'سجّل الدخول للمتابعة',
  },
} as const

const box = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
const field = (page: Page, name: string) => dialog(page).locator('.field', { has: page.locator(`[name="${name}"]`) })
const name = (page: Page) => page.locator('.signed-in-entry')
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
const toArabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

test.beforeEach(({ context }) => fromOwnNetwork(context))

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SENTENCES[language]

  test.describe(`customers in ${language}`, () => {
    test('sign up with a mobile number, stay signed in over a reload, and sign out', async ({ page, request }) => {
      const phone = newPhone()
      await openLive(page, `/${language}/home`)
      await askForAccount(page, toArabicDigits(phone), 'نورة')
      await enterCode(page, await codeFor(request, phone))
      await expect(page.locator('.toast')).toContainText(says.verified)
      await expect(name(page)).toBeFocused()

      await page.reload()
      await expect(name(page)).toContainText('نورة')
      await expect(page.locator('.signed-out-entry')).toBeHidden()

      await name(page).click()
      await page.getByRole('menuitem').last().click()
      await expect(page.locator('.toast')).toContainText(says.signedOut)
      await expect(page.locator('.signed-out-entry')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull()
      await page.reload()
      await expect(page.locator('.me.is-in')).toHaveCount(0)
    })

    inEnglish('sign up with an e-mail address, and log in on another device', async ({ page, browser, request }) => {
      const email = newEmail()
      await openLive(page, `/${language}/about-us`)
      await signUp(page, request, email)
      const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const second = await other.newPage()
      await openLive(second, `/${language}/home`)
      await logIn(second, request, email.toUpperCase())
      await expect(name(second)).toHaveAccessibleName(/Noura/)
      await other.close()
    })

    inArabic('sign up with Google and are back on the page they left', async ({ page }) => {
      await openLive(page, `/${language}/about-us`)
      await openDialog(page, 'signup')
      await dialog(page).locator('.btn.outline').first().click()
      await page
        .getByRole('link')
        .nth(language === 'en' ? 0 : 1)
        .click()
      await expect(page.locator('.toast')).toContainText(says.verified)
      await expect(page).toHaveURL(new RegExp(`/${language}/about-us$`))
      await expect(name(page)).toContainText(language === 'en' ? 'Sara' : 'فيصل')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        'sandbox.',
      )
    })

    inArabic('learn field by field what is missing, and the first field is focused', async ({ page }) => {
      await openLive(page, `/${language}/home`)
      await openDialog(page, 'login')
      await submit(page)
      await expect(field(page, 'emailOrNumber')).toContainText(says.identifier)
      await expect(box(page, 'emailOrNumber')).toBeFocused()
      await dialog(page).locator('.sign-foot button').first().click()
      await submit(page)
      await expect(box(page, 'firstName')).toBeFocused()
      await expect(field(page, 'firstName')).toContainText(says.firstName)
      await expect(field(page, 'lastName')).toContainText(says.lastName)
      await expect(field(page, 'phone')).toContainText(says.either)
      await box(page, 'phone').fill('05512')
      await expect(field(page, 'phone')).toContainText(says.tenDigits)
      await box(page, 'phone').fill('')
      await box(page, 'email').fill('noura@studio.example')
      await box(page, 'lastName').focus()
      await expect(field(page, 'phone')).not.toContainText(says.either)
    })

    inEnglish('hear how often a wrong code may be tried, and that an old one is over', async ({ page, request }) => {
      const phone = newPhone()
      await openLive(page, `/${language}/home`)
      await askForAccount(page, phone)
      await submit(page)
      await expect(dialog(page).getByRole('alert')).toContainText(says.short)
      const code = await codeFor(request, phone)
      await codeField(page).pressSequentially(wrongCode(code))
      await expect(dialog(page).getByRole('alert')).toContainText(says.wrong)
      await expect(codeField(page)).toHaveValue('')
      await expect(codeField(page)).toBeFocused()
      const answer = { status: 0, code: 'CODE_INVALID', title: '', message: '', data: null, triesLeft: 0 }
      await page.route('**/verify-otp', (route) => route.fulfill({ status: 422, json: answer }))
      await codeField(page).pressSequentially(code)
      await expect(dialog(page).getByRole('alert')).toContainText(says.dead)
      await page.unroute('**/verify-otp')
      await enterCode(page, toArabicDigits(code))
    })

    inArabic('lose nothing when sending fails', async ({ page }) => {
      await openLive(page, `/${language}/home`)
      await openDialog(page, 'login')
      await box(page, 'emailOrNumber').fill('0551234567')
      await page.route('**/customers/login', (route) => route.fulfill({ status: 500, json: {} }))
      await submit(page)
      await expect(dialog(page).locator('.form-alert')).toContainText(says.lost)
      await expect(box(page, 'emailOrNumber')).toHaveValue('0551234567')
    })

    inEnglish('choose a password by a code, and log in with it', async ({ page, request }) => {
      const email = newEmail()
      await openLive(page, `/${language}/home`)
      await signUp(page, request, email)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await fromOwnNetwork(page.context())
      await openLive(page, `/${language}/home`)
      await openDialog(page, 'login')
      await dialog(page).locator('.sign > .btn.link').click()
      await dialog(page).locator('.sign-form > .btn.link').click()
      await box(page, 'emailOrNumber').fill('12')
      await submit(page)
      await expect(field(page, 'emailOrNumber')).toContainText(says.variant)
      await box(page, 'emailOrNumber').fill(email)
      await submit(page)
      await codeField(page).fill(await codeFor(request, email))
      await box(page, 'password').fill('a long password')
      await box(page, 'confirmPassword').fill('a long password')
      await submit(page)
      await expect(dialog(page).locator('.sign-why')).toContainText(says.reset)
      await box(page, 'password').fill('not the password')
      await submit(page)
      await expect(dialog(page).locator('.form-alert')).toContainText(says.notRight)
      await box(page, 'password').fill('a long password')
      await submit(page)
      await expect(page.locator('.me.is-in')).toBeVisible()
    })

    inArabic('are led home from a page for customers, and back to it once they are in', async ({ page, request }) => {
      const phone = newPhone()
      await page.goto(`/${language}/user-profile?tab=myInfo`)
      await page.waitForURL(`**/${language}/home`)
      await dialog(page).waitFor()
      await expect(dialog(page).locator('.sign-why')).toContainText(says.account)
      // A reload asks again, and keeps the way back.
      await page.reload()
      await dialog(page).waitFor()
      await expect(dialog(page).locator('.sign-why')).toContainText(says.account)
      // Who goes elsewhere is asked nothing there.
      await openLive(page, `/${language}/blogs`)
      await page.waitForLoadState('networkidle')
      await expect(dialog(page)).toHaveCount(0)
      await page.goto(`/${language}/user-profile?tab=myInfo`)
      await dialog(page).waitFor()
      await dialog(page).locator('.sign-foot button').first().click()
      await box(page, 'firstName').fill('Noura')
      await box(page, 'lastName').fill('Al Otaibi')
      await box(page, 'phone').fill(phone)
      await submit(page)
      await codeField(page).waitFor()
      await enterCode(page, await codeFor(request, phone))
      await page.waitForURL(`**/${language}/user-profile?tab=myInfo`)
      await page.locator('main h1').waitFor()

      // The page is found by a silent refresh, also where nothing is remembered.
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await page.locator('main h1').waitFor()
      await name(page).click()
      await page.getByRole('menuitem').last().click()
      await page.waitForURL(`**/${language}/home`)
      await expect(dialog(page)).toHaveCount(0)
    })

    test('find nothing with axe in any step, and no step is too wide for a small phone', async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 720 })
      const phone = newPhone()
      const look = async (step: string) => {
        expect(await axeFindingsInThemes(page, 'dialog[open]', language), step).toEqual([])
        // A small phone, and a desk at 200%.
        for (const [width, height] of [
          [640, 360],
          [320, 720],
        ] as const) {
          await page.setViewportSize({ width, height })
          const tooWide = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
          expect([tooWide, Math.max(0, await pixelsTooWide(page))], `${step} at ${width}`).toEqual([0, 0])
        }
      }
      await openLive(page, `/${language}/home`)
      await openDialog(page, 'login')
      await submit(page)
      await look('login')
      await dialog(page).locator('.sign > .btn.link').click()
      await submit(page)
      await look('password')
      await dialog(page).locator('.sign-form > .btn.link').click()
      await look('forgot')
      await box(page, 'emailOrNumber').fill(phone)
      await submit(page)
      await codeField(page).waitFor()
      await submit(page)
      await look('reset')
      // Left by its own way: a reset that is only closed is there again when the dialog opens.
      await dialog(page).locator('.dialog-back').click()
      await page.keyboard.press('Escape')
      await openDialog(page, 'signup')
      await submit(page)
      await look('signup')
      await dialog(page).locator('.date-in button').click()
      await page.locator('.calendar').waitFor()
      await look('calendar')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await askForAccount(page, newPhone())
      await codeField(page).pressSequentially('000000')
      await expect(dialog(page).getByRole('alert')).not.toBeEmpty()
      await look('verify')
    })
  })
}
