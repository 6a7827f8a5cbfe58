import { open } from 'node:fs/promises'

/** Where the text comes from by which Apple recognizes the shop's domain; the text itself wins. */
export type AssociationSource = { readonly file: string | undefined; readonly text: string | undefined }

const MAX_BYTES = 64 * 1024

/**
 * The text, read each time: a new file needs no restart, and Apple asks rarely. Undefined when nothing is set, or the file
 * cannot be read.
 */
export async function readAssociation({ file, text }: AssociationSource): Promise<string | undefined> {
  if (text !== undefined || file === undefined) return text
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0)
    return bytesRead > 0 ? buffer.toString('utf8', 0, bytesRead) : undefined
  } catch {
    // The page that asks is answered with 404, and "gateways check" names the setting.
    return undefined
  }
}
