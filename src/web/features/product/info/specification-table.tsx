import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Dimensions } from '#ui/text/bidi.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { ownSize } from '../gallery/product-size.ts'

/** The facts of a product: what the shop wrote down, and what its choices and quantities say by themselves. */
export function SpecificationTable({ product }: { product: ProductDetail }) {
  const t = useT('product')
  const size = product.features.some(isOfSizes) ? undefined : ownSize(product)
  return (
    <div className="prose">
      <table>
        <caption className="visually-hidden">{t('specifications')}</caption>
        <tbody>
          {product.specifications.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                <UserText>{name}</UserText>
              </th>
              <td>
                <UserText>{value}</UserText>
              </td>
            </tr>
          ))}
          {size ? (
            <tr>
              <th scope="row">{t('sizeFact')}</th>
              <td>
                <Dimensions {...size} inMetres />
              </td>
            </tr>
          ) : null}
          {product.features.filter(isOfFewNames).map(({ id, name, choices }) => (
            <tr key={id}>
              <th scope="row">
                <UserText>{name}</UserText>
              </th>
              <td>
                {choices.map((choice, index) => (
                  <span key={choice.id}>
                    {index > 0 ? ' · ' : null}
                    <bdi>
                      <UserText>{choice.name}</UserText>
                    </bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('leastFact')}</th>
            <td>{t('pieces', { count: product.minQuantity })}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type Feature = ProductDetail['features'][number]

const NAMED: ReadonlySet<Feature['control']> = new Set(['SELECT', 'RADIO', 'SWATCH', 'CHECKBOX'])

const isOfFewNames = ({ control, choices }: Feature): boolean => NAMED.has(control) && choices.length > 1

const isOfSizes = ({ choices }: Feature): boolean => choices.some(({ widthMm }) => widthMm !== null)
