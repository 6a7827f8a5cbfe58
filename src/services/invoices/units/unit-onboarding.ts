import { SOFTWARE } from '#domain/software.ts'
import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { TaxEnvironment } from '#db/schema/invoices.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { IssuedCertificate, OnboardingRefusal } from '#integrations/tax-authority/tax-authority.ts'
import { ENVIRONMENTS } from '#integrations/tax-authority/zatca-environments.ts'
import { zatcaOnboarding } from '#integrations/tax-authority/zatca-onboarding.ts'
import { certificateRequest } from '../stamp/certificate-request.ts'
import { complianceSamples } from '../samples/compliance-samples.ts'
import { addUnit, findUnit, saveCredentials, savePending } from './invoice-unit.repository.ts'
import type { UnitIdentity } from './invoice-unit.repository.ts'
import { expiryOf } from './invoice-unit.ts'
import { credentialVault } from './sealed-credentials.ts'
import type { CredentialVault, UnitCredentials } from './sealed-credentials.ts'
import { readCertificate } from '../stamp/stamp-certificate.ts'
import { openStamp } from '../stamp/stamp.ts'

export interface OnboardingOptions {
  readonly db: Db
  readonly seller: Seller
  /** Encrypts the result. */
  readonly key: string
  /** Instead of the environment's address. */
  readonly url: string | undefined
  readonly now: Date
}

export type UnitRequest = {
  readonly unit: number
  readonly environment: TaxEnvironment
  readonly invoiceTypes: '1100' | '0100'
  readonly branch: string
  readonly businessCategory: string
}

export type Refused =
  | OnboardingRefusal
  | { readonly code: 'unit/otp-needed' | 'unit/onboarded-before' | 'unit/not-onboarded' }

/** The unit's new certificate is in force until then. */
type Done = Result<{ readonly expiresAt: Date }, Refused>

/** The steps that follow the one-time password. */
function lastSteps({ db, seller, key, now }: OnboardingOptions, vault: CredentialVault) {
  /** Shows the samples with a compliance certificate and asks for the production one, which comes into force. */
  const finish = async (unit: number, identity: UnitIdentity, pending: UnitCredentials): Promise<Done> => {
    const authority = zatcaOnboarding(pending.url)
    const stamp = openStamp({ ...pending, secret: key })
    for (const sample of complianceSamples(stamp, seller, { invoiceTypes: identity.invoice_types, now })) {
      const checked = await authority.checkSample(pending, sample)
      if (!checked.ok) return checked
    }
    const issued = await authority.production(pending, pending.requestId)
    return issued.ok ? putIntoForce(unit, identity, pending, issued.value) : issued
  }

  const putIntoForce = async (
    unit: number,
    identity: UnitIdentity,
    { privateKey, url: address }: Pick<UnitCredentials, 'privateKey' | 'url'>,
    issued: IssuedCertificate,
  ): Promise<Done> => {
    const credentials = { privateKey, url: address, ...issued, certificate: readCertificate(issued.certificate).text }
    // Refuses a certificate of another key before it replaces one that works.
    openStamp({ ...credentials, secret: key })
    const expiresAt = expiryOf(credentials.certificate)
    await saveCredentials(db, unit, { ...identity, credentials: vault.seal(unit, credentials), expires_at: expiresAt })
    return ok({ expiresAt })
  }

  const hold = async (
    unit: number,
    identity: UnitIdentity,
    given: IssuedCertificate & { readonly privateKey: string; readonly url: string },
  ): Promise<UnitCredentials> => {
    const { privateKey, secret, requestId } = given
    const certificate = readCertificate(given.certificate).text
    const pending = { privateKey, secret, requestId, certificate, url: given.url }
    await savePending(db, unit, identity, vault.seal(unit, pending))
    return pending
  }

  return { finish, putIntoForce, hold }
}

/** Registers units with the tax authority, and renews their certificates. */
export function createOnboarding(options: OnboardingOptions) {
  const { db, seller, key, url } = options
  const vault = credentialVault(key)
  const { finish, putIntoForce, hold } = lastSteps(options, vault)

  return {
    /**
     * Onboards a unit. The one-time password is spent by the first step; when a later one fails, the next call goes on there
     * and needs none.
     */
    onboard: async (request: UnitRequest, otp: string | undefined): Promise<Done> => {
      await addUnit(db, request.unit)
      const known = await findUnit(db, request.unit)
      if (known?.credentials) return err({ code: 'unit/onboarded-before' })
      if (otp === undefined) {
        const identity = known && identityOf(known)
        if (!known?.pending_credentials || !identity) return err({ code: 'unit/otp-needed' })
        return finish(request.unit, identity, vault.open(request.unit, known.pending_credentials))
      }
      const identity = newIdentity(request)
      const privateKey = newKey()
      const address = url ?? ENVIRONMENTS[request.environment].url
      const csr = requestFor(seller, request, { identity, privateKey })
      const issued = await zatcaOnboarding(address).compliance(csr, otp)
      if (!issued.ok) return issued
      return finish(
        request.unit,
        identity,
        await hold(request.unit, identity, { ...issued.value, privateKey, url: address }),
      )
    },

    /** Renews a unit's certificate with a new key; what is in force stays so until the new one is there. */
    renew: async (
      request: Pick<UnitRequest, 'unit' | 'branch' | 'businessCategory'>,
      otp: string | undefined,
    ): Promise<Done> => {
      const known = await findUnit(db, request.unit)
      const identity = known && identityOf(known)
      if (!known?.credentials || !identity) return err({ code: 'unit/not-onboarded' })
      if (otp === undefined) {
        if (!known.pending_credentials) return err({ code: 'unit/otp-needed' })
        return finish(request.unit, identity, vault.open(request.unit, known.pending_credentials))
      }
      const current = vault.open(request.unit, known.credentials)
      const privateKey = newKey()
      const address = url ?? current.url
      const csr = requestFor(seller, { ...request, environment: identity.environment }, { identity, privateKey })
      const issued = await zatcaOnboarding(address).renew(current, csr, otp)
      if (!issued.ok) return issued
      const { isCompliance, ...certificate } = issued.value
      const made = { privateKey, url: address }
      return isCompliance
        ? finish(request.unit, identity, await hold(request.unit, identity, { ...certificate, ...made }))
        : putIntoForce(request.unit, identity, made, certificate)
    },
  }
}

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const newIdentity = ({ environment, invoiceTypes }: UnitRequest): UnitIdentity => ({
  environment,
  invoice_types: invoiceTypes,
  serial_number: `1-${SOFTWARE.name}|2-1|3-${randomUUID()}`,
})

function identityOf(unit: { [Key in keyof UnitIdentity]: UnitIdentity[Key] | null }): UnitIdentity | undefined {
  const { environment, serial_number, invoice_types } = unit
  return environment && serial_number && invoice_types ? { environment, serial_number, invoice_types } : undefined
}

const requestFor = (
  { name, vatNumber, address }: Seller,
  { unit, environment, branch, businessCategory }: Omit<UnitRequest, 'invoiceTypes'>,
  { identity, privateKey }: { readonly identity: UnitIdentity; readonly privateKey: string },
): string =>
  certificateRequest(
    {
      commonName: `${SOFTWARE.name}-${unit}-${vatNumber}`,
      serialNumber: identity.serial_number,
      vatNumber,
      organizationUnit: branch,
      organization: name.en ?? name.ar ?? '',
      invoiceTypes: identity.invoice_types,
      address: `${address.building} ${address.street.en ?? address.street.ar ?? ''}, ${address.city.en ?? address.city.ar ?? ''}`,
      businessCategory,
      template: ENVIRONMENTS[environment].template,
    },
    createPrivateKey(privateKey),
  )
