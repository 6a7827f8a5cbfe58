import { expect, test } from '@playwright/test'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { add, count, hasStock, lines } from './cart.ts'
import { EACH_ONCE } from '../viewports.ts'
import { logIn, newEmail, signUp } from '../customers.ts'
import { expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'

const SENTENCES = {
  en: {
    toast: 'We added your saved cart',
    more: 'The quantity is now 5, as in your saved cart. It was 1 here.',
    line: 'This comes from your saved cart.',
    seen: 'Got it',
  },
  ar: {
    toast: 'أضفنا منتجات سلتك المحفوظة',
    more: 'أصبحت الكمية 5 كما في سلتك المحفوظة، وكانت هنا 1.',
    line: 'هذا المنتج من سلتك المحفوظة.',
    seen: 'حسنًا',
  },
} as const

const soldSingly = (each: ProductDetail): boolean =>
  hasStock(each) && each.minQuantity === 1 && each.quantityStep === 1 && (each.prices[0]?.remainingQuantity ?? 0) >= 5

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]

  test.describe(`a joined cart in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    inArabic(
      'says by a toast and at each line what signing in changed, until it was seen (S220)',
      async ({ browser, page, request, baseURL }) => {
        const single = await fetchProduct(request, (await findProduct(request, soldSingly)).id, language)
        const isOther = (each: ProductDetail): boolean => hasStock(each) && each.id !== single.id
        const other = await fetchProduct(request, (await findProduct(request, isOther)).id, language)
        const email = newEmail()

        // The customer's own cart: five of one product, and another one.
        const home = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
        await add(home, language, single)
        await add(home, language, other)
        await expect(count(home)).toHaveText('2')
        await signUp(home, request, email)
        await openLive(home, `/${language}/cart`)
        const theirs = lines(home).filter({ hasText: single.name }).locator('.stepper input')
        await theirs.fill('5')
        await theirs.press('Tab')
        await expect
          .poll(() => home.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').data.unsent as boolean))
          .toBe(false)
        await expect(theirs).toHaveValue('5')
        await home.context().close()

        // A visitor elsewhere has one of it, and signs in.
        await add(page, language, single)
        await expect(count(page)).toHaveText('1')
        await logIn(page, request, email)
        await expect(count(page)).toHaveText('2')
        const toast = page.locator('.toast').filter({ hasText: say.toast })
        await expect(toast).toContainText(single.name)
        await expect(toast).toContainText(other.name)

        await openLive(page, `/${language}/cart`)
        const notice = (name: string) => lines(page).filter({ hasText: name }).locator('.note.warn')
        await expect(lines(page).filter({ hasText: single.name }).locator('.stepper input')).toHaveValue('5')
        await expect(notice(single.name)).toContainText(say.more)
        await expect(notice(other.name)).toContainText(say.line)
        await expectFitInBoth(page, (tab) => tab.locator('.lines .note.warn').first().waitFor())
        await page.reload()
        await expect(notice(single.name)).toContainText(say.more)

        await notice(single.name).getByRole('button', { name: say.seen }).click()
        await expect(notice(single.name)).toHaveCount(0)
        await expect(notice(other.name)).toContainText(say.line)
        await page.reload()
        await expect(notice(other.name)).toContainText(say.line)
        await expect(notice(single.name)).toHaveCount(0)
        await notice(other.name).getByRole('button', { name: say.seen }).click()
        await expect(lines(page)).toHaveCount(2)
        await expect(lines(page).locator('.note.warn')).toHaveCount(0)
      },
    )
  })
}
