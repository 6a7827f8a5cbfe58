import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seller } from '#testing/orders/sales-documents.ts'
import { BUSINESS_RULES, WARNED_RULES } from '../../../../tax-authority-sandbox/business-rules.ts'
import { brokenRules } from '../../../../tax-authority-sandbox/check-document.ts'
import { openSchema, OWN_SCHEMA } from '../../../../tax-authority-sandbox/document-schema.ts'
import { sampleDocuments } from './sample-documents.ts'
import { hashOfSigned } from '../signed-invoice.ts'
import { isSignatureOf, openStamp } from '../stamp/stamp.ts'

const stamp = openStamp({
  privateKey: undefined,
  certificate: undefined,
  secret: 'samples of at least thirty-two letters',
})
const samples = sampleDocuments(stamp, seller, new Date('2026-11-24T08:00:00Z'))
let schema: ReturnType<typeof openSchema>
beforeAll(() => {
  schema = openSchema(OWN_SCHEMA)
})
afterAll(() => schema.close())

const findings = (xml: string) => {
  const document = XmlDocument.fromString(xml)
  try {
    const codes = (rules: typeof BUSINESS_RULES) => brokenRules(document, rules).map(({ code }) => code)
    return { errors: codes(BUSINESS_RULES), warnings: codes(WARNED_RULES) }
  } finally {
    document.dispose()
  }
}
/** Of each sample; they are long. */
const found = new Map(samples.map(({ name, xml }) => [name, findings(xml)]))
const sample = (name: string) => samples.find((each) => each.name === name)?.xml ?? ''

describe('every kind of tax document', () => {
  test.each(samples.map((each) => [each.name, each] as const))('%s keeps schema, rules and stamp', (_, document) => {
    expect(schema.check(document.xml)).toEqual([])
    expect(found.get(document.name)?.errors).toEqual([])
    expect(hashOfSigned(document.xml)).toBe(document.hash)
    expect(isSignatureOf(document.hash, document.signature, stamp.certificate.publicKey)).toBe(true)
  })

  test('is warned of only where the buyer’s address is not known, and where half a halala is rounded', () => {
    const warned = [...found].map(([name, { warnings }]) => [name, warnings] as const)
    const of = (code: string) => warned.filter(([, codes]) => codes.includes(code)).map(([name]) => name)
    expect(of('BR-KSA-63').every((name) => /^standard-(pick-up|no-cr-number)-/.test(name))).toBe(true)
    expect(of('BR-KSA-63')).toHaveLength(60)
    expect(of('BR-KSA-67')).toEqual([])
    expect(of('BR-CO-17').every((name) => /-(invoice|credit-note)-half-a-halala$/.test(name))).toBe(true)
    expect(of('BR-CO-17')).toHaveLength(10)
  })
})

describe('a document that was altered', () => {
  const invoice = sample('standard-invoice-coupon-urgent-delivery')
  const note = sample('standard-credit-note-of-a-part-one-line')
  test.each([
    ['BR-KSA-44', invoice, '<cbc:CompanyID>399999999800003<', '<cbc:CompanyID>39999999980000<'],
    ['BR-KSA-40', invoice, '<cbc:CompanyID>310122393500003<', '<cbc:CompanyID>110122393500003<'],
    ['BR-KSA-37', invoice, '<cbc:BuildingNumber>7421<', '<cbc:BuildingNumber>74<'],
    ['BR-KSA-09', invoice, '<cbc:CitySubdivisionName>العليا | Al Olaya</cbc:CitySubdivisionName>', ''],
    ['BR-KSA-15', invoice, /<cac:Delivery>.*?<\/cac:Delivery>/, ''],
    ['BR-KSA-16', invoice, '<cbc:PaymentMeansCode>1<', '<cbc:PaymentMeansCode>7<'],
    ['BR-KSA-06', invoice, 'name="0100000"', 'name="0300000"'],
    ['BR-KSA-17', note, /<cbc:InstructionNote>.*?<\/cbc:InstructionNote>/, ''],
    ['BR-KSA-56', note, /<cac:BillingReference>.*?<\/cac:BillingReference>/, ''],
    ['BR-CO-16', invoice, /(<cbc:PayableAmount[^>]*>)[^<]+/, '$10.01'],
    ['BR-CO-10', invoice, /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount[^>]*>)[^<]+/, '$10.01'],
    ['BR-KSA-51', invoice, /(<cbc:RoundingAmount[^>]*>)[^<]+/, '$10.01'],
    ['BR-KSA-EN16931-11', invoice, /(<cbc:PriceAmount[^>]*>)[^<]+/, '$10.01'],
    ['BR-DEC', invoice, /(<cbc:PayableAmount[^>]*>[0-9]+\.[0-9]{2})/, '$10'],
    ['BR-KSA-18', invoice, '<cac:ClassifiedTaxCategory><cbc:ID>S<', '<cac:ClassifiedTaxCategory><cbc:ID>Z<'],
    ['BR-42', invoice, '<cbc:AllowanceChargeReason>Discount</cbc:AllowanceChargeReason>', ''],
    ['BR-KSA-61', invoice, /(<cbc:ID>PIH<.*?mimeCode="text\/plain">)[^<]+/, '$1'],
  ])('is found by %s', (code, xml, was, is) => {
    const altered = xml.replace(was, is)
    expect(altered).not.toBe(xml)
    expect(findings(altered).errors).toContain(code)
  })

  test('is not of the schema, when an element stands in another place', () => {
    const moved = invoice.replace(
      /(<cbc:StreetName>[^<]*<\/cbc:StreetName>)(<cbc:BuildingNumber>[^<]*<\/cbc:BuildingNumber>)/,
      '$2$1',
    )
    expect(moved).not.toBe(invoice)
    expect(schema.check(moved)).not.toEqual([])
  })
})
