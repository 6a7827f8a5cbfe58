import type { Language } from '#domain/language.ts'
import type { exportOf } from '../../cart/question.ts'

export type ExportFormat = 'pdf' | 'csv'

/** Fetches the cart as a file and hands it to the reader (S307). Throws when the shop did not make one. */
export async function exportCart(
  cart: ReturnType<typeof exportOf> & { format: ExportFormat },
  language: Language,
): Promise<void> {
  const response = await fetch('/api/carts/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ ...cart, lang: language }),
  })
  if (!response.ok) throw new Error(`no export: ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = nameIn(response.headers.get('content-disposition')) ?? `cart.${cart.format}`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const nameIn = (header: string | null): string | undefined => /filename="([^"]+)"/.exec(header ?? '')?.[1]
