import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import { createGoogleProvider } from '#integrations/identity/google.ts'
import type { GoogleOptions } from '#integrations/identity/google.ts'
import { alertTo } from '#services/alert.ts'
import { createCodeService } from '#services/codes/code.service.ts'
import { createCredentialService } from '#services/customers/credentials.service.ts'
import { createDeletionService } from '#services/customers/deletion.service.ts'
import { createDataExport } from '#services/data-export/export.service.ts'
import { createGoogleConnection } from '#services/customers/google-connection.ts'
import { createIdentifierUndo } from '#services/customers/identifier-undo.ts'
import { createProfileService } from '#services/customers/profile.service.ts'
import { createOwnRequests } from '#services/inbox/own-requests.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { createPasskeyService } from '#services/passkeys/passkey.service.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { createSessionService } from '#services/sessions/session.service.ts'
import { createReauthentication } from '#services/sign-in/reauthentication.ts'
import { createIdentifierChange } from '#services/sign-in/identifier-change.ts'
import { createGoogleSignIn } from '#services/sign-in/google-sign-in.ts'
import { createSessionKeeper } from '#services/sign-in/session-keeper.ts'
import { createSignInService } from '#services/sign-in/sign-in.service.ts'
import { createWishlistService } from '#services/wishlist/wishlist.service.ts'
import type { CommonServices } from './common.ts'
import type { ShopLogger } from './shop-logger.ts'

export interface CustomerParts extends Pick<CommonServices, 'places' | 'addresses' | 'storedCarts' | 'audit'> {
  readonly pool: Pool
  readonly db: Db
  readonly queue: JobQueue
  readonly logger: Pick<ShopLogger, 'error'>
  readonly secret: string
  readonly publicUrl: string
  /** Whether text messages go anywhere: to a provider, or to the outbox of the demo. */
  readonly hasSms: boolean
  /** Whether news of orders go by WhatsApp to those who agree to it. */
  readonly hasWhatsApp?: boolean
  readonly limits: RateLimits
  readonly google: (GoogleOptions & { readonly authorizeUrl: string }) | undefined
  readonly now?: () => Date
}

/** Puts together what the calls of customers call, and the sweep of every hour. */
export function createCustomerServices(parts: CustomerParts) {
  const { pool, db, queue, secret, publicUrl, hasSms, google: googleOptions, now = () => new Date() } = parts
  const { places, addresses, storedCarts, audit, limits } = parts
  const sessions = createSessionService({ pool, db, secret, now })
  const profiles = createProfileService({ pool, db, hasWhatsApp: parts.hasWhatsApp ?? false })
  const credentials = createCredentialService({ db, queue, sessions, audit, publicUrl })
  const alert = alertTo(parts.logger)
  const onSmsUsedUp = () => parts.logger.error({}, 'no more text messages today: SMS_DAILY_LIMIT is used up')
  const codes = createCodeService({ db, queue, limits, secret, publicUrl, hasSms, onSmsUsedUp })
  const wishlist = createWishlistService(db)
  const deletion = createDeletionService({ db, queue, sessions, audit, credentials, alert })
  const passkeys = createPasskeyService({ db, sessions, audit, credentials, publicUrl })
  const identifierUndo = createIdentifierUndo({ db, queue, sessions, audit })
  const provider = googleOptions && createGoogleProvider(googleOptions)
  return {
    sessions,
    codes,
    keeper: createSessionKeeper({ db, sessions, credentials, audit }),
    signIn: createSignInService({ db, codes, sessions, credentials, limits, audit }),
    google: createGoogleSignIn({ db, provider, sessions, audit }),
    googleClient: googleOptions && { clientId: googleOptions.clientId, authorizeUrl: googleOptions.authorizeUrl },
    profiles,
    credentials,
    googleConnection: createGoogleConnection({ db, audit, credentials }),
    identifiers: createIdentifierChange({ db, codes, credentials }),
    identifierUndo,
    reauthentication: createReauthentication({ db, codes, sessions }),
    passkeys,
    deletion,
    exportData: createDataExport({
      db,
      profiles,
      addresses,
      storedCarts,
      wishlist,
      sessions,
      passkeys,
      audit,
      publicUrl,
    }),
    places,
    addresses,
    wishlist,
    requests: createOwnRequests(db),
    limits,
    now,
    sweep: async () => {
      await codes.sweep()
      await sessions.sweep()
      await passkeys.sweep()
      await identifierUndo.sweep()
      return deletion.endDue()
    },
  }
}
