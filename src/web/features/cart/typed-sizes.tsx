import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

/** What is typed as the pieces of lines, by the key of the line, where that is not simply what the cart has. */
type TypedSizes = {
  readonly typed: Readonly<Record<string, string | undefined>>
  /** Nothing typed: what the cart has is shown. */
  readonly type: (key: string, text: string | undefined) => void
}

const TypedSizesContext = createContext<TypedSizes>({ typed: {}, type: () => {} })

/** Keeps what is typed, as the way on to the checkout depends on it as well as the line it is typed in. */
export function TypedSizesProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<TypedSizes['typed']>({})
  const sizes = useMemo(
    () => ({
      typed,
      type: (key: string, text: string | undefined) => setTyped((before) => ({ ...before, [key]: text })),
    }),
    [typed],
  )
  return <TypedSizesContext value={sizes}>{children}</TypedSizesContext>
}

export const useTypedSizes = (): TypedSizes => useContext(TypedSizesContext)
