import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'

/** The schema of the shop's documents: the part of UBL 2.1 that they use. */
export const OWN_SCHEMA = fileURLToPath(new URL('schema/invoice.xsd', import.meta.url))

/**
 * Checks documents against an XML schema, also the published one of UBL; `check` answers what is wrong, line by line.
 * Close it.
 */
export function openSchema(file: string) {
  xmlRegisterFsInputProviders()
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: file })
  const validator = XsdValidator.fromDoc(schema)
  return {
    check: (xml: string): string[] => {
      const document = XmlDocument.fromString(xml)
      try {
        validator.validate(document)
        return []
      } catch (error) {
        if (!(error instanceof XmlValidateError)) throw error
        return error.details.map(({ message }) => message.trim())
      } finally {
        document.dispose()
      }
    },
    close: (): void => {
      validator.dispose()
      schema.dispose()
    },
  }
}
