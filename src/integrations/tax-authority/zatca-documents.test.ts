import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTaxAuthority } from '#testing/stand-ins/tax-authority.ts'
import { differences, vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import { verdict } from '../../../tax-authority-sandbox/verdict.ts'
import { zatcaAuthority } from './zatca-authority.ts'
import { zatcaOnboarding } from './zatca-onboarding.ts'

let vendor: Awaited<ReturnType<typeof vendorServer>>
let sandbox: Awaited<ReturnType<typeof testTaxAuthority>>
beforeAll(async () => {
  vendor = await vendorServer()
  sandbox = await testTaxAuthority()
})
afterAll(async () => {
  await vendor.close()
  await sandbox.close()
})

const CSID = 'zatca/compliance-csid'
const cleared = vendorExample('zatca/clearance', 'cleared with warnings')
const NOTHING = { xml: '', hash: '', type: '388', counter: '1', previousHash: '', vat: '', qr: '' }
const last = () => vendor.requests.at(-1)

describe('the tax authority, as it documents itself', () => {
  test('a certificate is asked for and read', async () => {
    const documented = vendorExample(CSID, 'issued')
    vendor.answerWith(documented)
    expect(await zatcaOnboarding(vendor.url).compliance('a request', '123345')).toMatchObject({
      ok: true,
      value: { requestId: '1234567890123', secret: 'Dehvg1fc8GF6Jwt5bOxXwC6enR93VxeNEo2mlUatfgw=' },
    })
    expect(last()).toMatchObject({ method: 'POST', path: '/compliance', headers: { otp: '123345' } })
    expect(differences(documented.request?.body, last()?.body)).toEqual([])
  })

  test.each([
    ['no one-time password', 'tax-authority/refused', ['Missing-OTP: OTP is required field']],
    ['unknown version', 'tax-authority/refused', []],
    ['internal error', 'tax-authority/unreachable', ['Invalid-Request: System failed to process your request']],
  ])('%s is %s, with its reasons', async (name, code, reasons) => {
    vendor.answerWith(vendorExample(CSID, name))
    expect(await zatcaOnboarding(vendor.url).compliance('a request', '1')).toMatchObject({ error: { code, reasons } })
  })

  test('a document with warnings is cleared', async () => {
    vendor.answerWith(cleared)
    const login = { certificate: 'MII', secret: 'secret' }
    const sent = { uuid: '8d487816-70b8-4ade-a618-9d620b73814a', hash: 'V4U5', xml: '<Invoice/>' }
    expect(await zatcaAuthority({ ...login, url: vendor.url }).clear(sent)).toMatchObject({ status: 'CLEARED' })
    expect(last()).toMatchObject({ path: cleared.request?.path, headers: { 'clearance-status': '1' } })
    expect(differences(cleared.request?.body, last()?.body)).toEqual([])
  })
})

describe('the stand-in of the tax authority', () => {
  test('refuses a missing password as documented', async () => {
    const answer = await fetch(`${sandbox.url}/compliance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-version': 'V2' },
      body: JSON.stringify({ csr: '' }),
    })
    const documented = vendorExample(CSID, 'no one-time password').answer
    expect([answer.status, await answer.json()]).toEqual([documented?.status, documented?.body])
  })

  test('says what is wrong with a document in the documented form', () => {
    const finding = { code: 'BR-KSA-63', message: 'The address of the buyer' }
    const known = { ...NOTHING, isStandard: true }
    const { clearedInvoice: _, ...body } = Object(cleared.answer?.body)
    expect(differences(body, verdict(known, [], [finding]))).toEqual([])
  })
})
