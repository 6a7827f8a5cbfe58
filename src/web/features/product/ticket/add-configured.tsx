import { lineTotal } from '#domain/cart/item-price.ts'
import { answerTo, namedAmong } from '#domain/configuration/chosen-feature.ts'
import { writtenConfiguration, writtenValue } from '#domain/configuration/written-feature.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { slotOfProduct } from '../../../shared/artwork/line-files.ts'
import { absentFile } from '../../../shared/artwork/sending/absent-file.ts'
import { filesOf } from '../../../shared/artwork/sending/file-slots.ts'
import { chooseUrgent, newKey, putInCart, replaceLine } from '../../../shared/cart/change-cart.ts'
import { cart } from '../../../shared/cart/browser-cart.ts'
import type { DisplayedAnswer, CartItemView } from '../../../shared/cart/browser-cart.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import { hrefs } from '../../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { Configurator } from '../configurator/use-configurator.tsx'

type Configured = Pick<Configurator, 'configurable' | 'decisions' | 'ticket'>

/** Puts what is configured into the cart, or in the place of the line that is changed, and says so; false when it did not fit. */
export function addConfigured(configured: Configured, language: Language): boolean {
  const { t } = translatorOf(language, 'product')
  if (hasAbsentFile(configured, language)) return false
  const item = itemFrom(configured, language)
  const { editing } = configured.decisions
  const isChanged = editing !== undefined && replaceLine(editing, item)
  if (!isChanged && !putInCart(item)) {
    toast({ title: t('cartFull'), tone: 'destructive' })
    return false
  }
  const lostCoupon = configured.ticket.isUrgent && !cart.get().urgent && chooseUrgent(true)
  const { items } = cart.get()
  const price = plainPrice(
    items.reduce((sum, each) => sum + lineTotal(each), 0),
    language,
  )
  toast({
    title: t(isChanged ? 'lineSaved' : 'added'),
    text: lostCoupon ? t('couponUrgent') : t('addedText', { count: items.length, price }),
    ...(!isChanged && {
      action: (
        <ButtonLink look="secondary" size="sm" to={hrefs.cart()}>
          {t('viewCart')}
        </ButtonLink>
      ),
    }),
  })
  return true
}

/** What is said of a file that the line would be without, and where on the page it is. */
const ABSENT = {
  PACKAGE: { title: 'packageWaits', text: 'packageText', place: '.art-package' },
  UNSENT: { title: 'unsentWaits', text: 'unsentWaitsText', place: '.art-state.must' },
  REFUSED: { title: 'refusedWaits', text: 'refusedWaitsText', place: '.art-state.must' },
  QUEUED: { title: 'queuedWaits', text: 'queuedWaitsText', place: '.progress-bar' },
} as const

/** Whether the line would be without a file that its customer sees here, which is then said. */
export function hasAbsentFile({ configurable, decisions }: Configured, language: Language): boolean {
  if (decisions.designMode !== 'UPLOAD') return false
  const absent = absentFile(filesOf(slotOfProduct(configurable.product.id)))
  if (!absent) return false
  const { t } = translatorOf(language, 'artwork')
  const { title, text, place } = ABSENT[absent.why]
  toast({ title: t(title, { name: absent.name }), text: t(text), tone: 'destructive' })
  document.querySelector(`.desk ${place}`)?.scrollIntoView({ block: 'center' })
  return true
}

/** A line of the cart from a configuration, with what the cart shows of it until the shop sends it again. */
function itemFrom({ configurable, decisions, ticket }: Configured, language: Language): CartItemView {
  const { product, features } = configurable
  const { variant, line, next } = ticket
  const { id, code, name, slug, minQuantity, quantityStep, urgentAllowed, productionDays } = product
  return {
    key: newKey(),
    id: variant.id,
    quantity: decisions.quantity,
    finalPrice: line.unit,
    features: writtenConfiguration(features, ticket.chosen),
    surcharge: surchargeOf(features, ticket.chosen),
    productPrice: variant,
    copy: 0,
    ...designOf(decisions),
    notes: decisions.note?.trim() ?? '',
    shown: {
      id,
      code,
      name,
      slug,
      minQuantity,
      quantityStep,
      urgentAllowed,
      productionDays,
      takesFile: product.features.some(({ control }) => control === 'FILE'),
      language,
      variant: product.prices.length > 1 ? (product.prices.find((each) => each.id === variant.id)?.name ?? null) : null,
      picture: product.pictures[0] ?? null,
      wasPrice: line.wasUnit ?? null,
      nextBreak: next ?? null,
      answers: answersOf({ configurable, ticket }),
      pieces: piecesOf({ configurable, ticket }),
    },
  }
}

/** A file that is not here yet follows the order; what is designed for the customer has their files with it. */
const designOf = ({ designMode = 'LATER', artworkIds = [], ...more }: Configured['decisions']) => ({
  designMode: designMode === 'UPLOAD' && artworkIds.length === 0 ? ('LATER' as const) : designMode,
  artworkIds: designMode === 'LATER' ? [] : artworkIds,
  artworkFaces: more.artworkFaces,
  designPieces: more.designPieces,
  uploadIds: designMode === 'UPLOAD' ? more.uploadIds : [],
})

function piecesOf({
  configurable,
  ticket,
}: Pick<Configured, 'configurable' | 'ticket'>): CartItemView['shown']['pieces'] {
  const found = configurable.features.find(({ id }) => answerTo(id, ticket.chosen)?.value.kind === 'pieces')
  const name = configurable.product.features.find(({ id }) => id === found?.id)?.name ?? ''
  return found && { feature: found.id, name, most: found.limits.maxChoices ?? 1 }
}

const answersOf = ({ configurable, ticket }: Pick<Configured, 'configurable' | 'ticket'>): DisplayedAnswer[] =>
  configurable.product.features.flatMap(({ id, name, control, choices }) => {
    const answer = answerTo(id, ticket.chosen)
    if (!answer) return []
    const value = writtenValue(answer.value)
    const taken = value === null ? namedAmong(choices, answer) : []
    return { name, control, choices: taken.map((choice) => choice.name), value }
  })
