import type { Language } from '#domain/language.ts'
import { saveFile } from '#ui/save-file.ts'
import type { exportOf } from '../../shared/cart/question.ts'

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
  saveFile(nameIn(response.headers.get('content-disposition')) ?? `cart.${cart.format}`, await response.blob())
}

const nameIn = (header: string | null): string | undefined => /filename="([^"]+)"/.exec(header ?? '')?.[1]
