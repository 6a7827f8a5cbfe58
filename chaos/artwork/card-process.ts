/**
 * A process of the shop that takes cards from the first byte to their approval. What it has answered it says at once, so that
 * the killer knows what a customer would have been answered.
 */
import { advanceCard } from './advance-card.ts'
import { openCardShop } from './card-shop.ts'
import type { CardReport, CardWork } from './card.ts'

process.on('message', (work: CardWork) => {
  void perform(work).then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))

const say = (answers: CardReport): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(answers, () => resolve())
  })

async function perform({ cards, ...place }: CardWork): Promise<void> {
  const shop = openCardShop(place)
  await shop.world.pool.query('select 1')
  await say({ begun: true })
  await Promise.all(
    cards.map((card) =>
      advanceCard(shop, card, (answers) => say({ key: card.key, answers })).catch((error: unknown) =>
        say({ key: card.key, answers: { wrong: String(error) } }),
      ),
    ),
  )
  await shop.close()
}
