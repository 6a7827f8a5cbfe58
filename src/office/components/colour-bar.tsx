/** Prepress, print, cut and finish, pack, hand over. */
const STATIONS = [1, 2, 3, 4, 5] as const

/** The printer's colour bar as the way of an order: passed stations are filled, the present one is taller. Stands beside its word. */
export const ColourBar = ({ at }: { at: number }) => (
  <span className="colour-bar" aria-hidden="true">
    {STATIONS.map((station) => (
      <i key={station} className={station < at ? 'passed' : station === at ? 'present' : undefined} />
    ))}
  </span>
)
