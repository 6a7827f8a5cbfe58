import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { addButton, count, lines } from '../checkout/cart.ts'
import { fromOwnNetwork, newPhone, signUp } from '../customers.ts'
import { openLive } from '../open-live.ts'
import { findProduct } from '../shop-data.ts'
import { goodPage, pdfOf } from './artwork-files.ts'

test.beforeEach(({ context }) => fromOwnNetwork(context))

/** Calls about artwork that a page has made without saying who asks. */
function unsignedCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/artwork') && !request.headers()['authorization']) calls.push(request.url())
  })
  return calls
}

test('a file of the cart stays on its line in two tabs, and one taken away is said in the other', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const { id } = await findProduct(
    request,
    ({ features, prices }) =>
      features.some(({ control }) => control === 'FILE') &&
      prices.length === 1 &&
      prices[0]?.remainingQuantity === null,
  )
  await openLive(page, `/en/product/${id}`)
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: 'I have a file' }).check({ force: true })
  const [face, ...more] = (await (await answered).json()).data.faces
  const file = await pdfOf('card.pdf', ...[face, ...more].map(() => goodPage(face)))
  await page.locator('.drop-zone input[type=file]').first().setInputFiles([file])
  await expect(page.getByText('Ready to print', { exact: true })).toBeVisible({ timeout: 60_000 })
  await addButton(page).click()
  await expect(count(page)).toBeVisible()
  await signUp(page, request, newPhone())

  const other = await context.newPage()
  const unsigned = [page, other].map(unsignedCalls)
  await Promise.all([openLive(page, '/en/cart'), openLive(other, '/en/cart')])
  for (const tab of [page, other]) await expect(lines(tab).getByText('Ready to print', { exact: true })).toBeVisible()
  expect(unsigned).toEqual([[], []])

  await lines(page).getByRole('button', { name: 'Remove: card.pdf' }).click()
  const said = lines(other).getByText('Your files were changed in another tab')
  await expect(said).toBeVisible()

  // It is still said when another file has taken its place.
  await lines(page).getByRole('button', { name: 'Send it now' }).click()
  await lines(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ ...file, name: 'other.pdf' }])
  await expect(lines(other).getByText('other.pdf')).toBeVisible({ timeout: 60_000 })
  await expect(said).toBeVisible()

  await lines(page).getByRole('button', { name: 'Remove: other.pdf' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page).getByText('other.pdf')).toBeVisible()
})
