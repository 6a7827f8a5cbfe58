import { useT } from '#ui/i18n/use-t.ts'
import { Count, Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** Quantities with their prices; the whole row takes its quantity, the current price row is marked. */
export function LadderTable({ onTake }: { onTake: (quantity: number) => void }) {
  const t = useT('product')
  const { decisions, ticket } = useConfigurator()
  const stock = ticket.variant.remainingQuantity
  return (
    <table className="ladder">
      <thead>
        <tr>
          {(['quantity', 'each', 'total', 'save'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ticket.rows.map(({ quantity, unit, total, savingPercent }) => {
          const isOff = stock !== null && quantity > stock
          return (
            <tr
              key={quantity}
              aria-selected={ticket.row?.quantity === quantity}
              {...(isOff ? { className: 'off' } : { onClick: () => onTake(quantity) })}
            >
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name="quantity"
                    checked={decisions.quantity === quantity}
                    disabled={isOff}
                    onChange={() => onTake(quantity)}
                  />
                  <Count value={quantity} />
                </label>
              </th>
              <td>
                <Money halalas={unit} />
              </td>
              <td>
                <Money halalas={total} />
              </td>
              <td>
                {savingPercent > 0 ? (
                  <span className="save">
                    <Ltr>{savingPercent}%</Ltr>
                  </span>
                ) : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
