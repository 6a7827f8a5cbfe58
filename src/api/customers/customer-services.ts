import type { AddressService } from '#services/addresses/address.service.ts'
import type { CredentialService } from '#services/customers/credentials.service.ts'
import type { DeletionService } from '#services/customers/deletion.service.ts'
import type { createDataExport } from '#services/data-export/export.service.ts'
import type { GoogleConnection } from '#services/customers/google-connection.ts'
import type { IdentifierUndo } from '#services/customers/identifier-undo.ts'
import type { ProfileService } from '#services/customers/profile.service.ts'
import type { OwnRequests } from '#services/inbox/own-requests.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { PasskeyService } from '#services/passkeys/passkey.service.ts'
import type { PlaceService } from '#services/places/place.service.ts'
import type { SessionService } from '#services/sessions/session.service.ts'
import type { Reauthentication } from '#services/sign-in/reauthentication.ts'
import type { IdentifierChange } from '#services/sign-in/identifier-change.ts'
import type { GoogleSignIn } from '#services/sign-in/google-sign-in.ts'
import type { SessionKeeper } from '#services/sign-in/session-keeper.ts'
import type { SignInService } from '#services/sign-in/sign-in.service.ts'
import type { WishlistService } from '#services/wishlist/wishlist.service.ts'

/** What the calls of customers call. */
export interface CustomerServices {
  readonly sessions: SessionService
  readonly keeper: SessionKeeper
  readonly signIn: SignInService
  readonly google: GoogleSignIn
  /** What a page needs to ask Google for a token; undefined when that is not set up. */
  readonly googleClient: { readonly clientId: string; readonly authorizeUrl: string } | undefined
  readonly profiles: ProfileService
  readonly credentials: CredentialService
  readonly identifiers: IdentifierChange
  readonly identifierUndo: IdentifierUndo
  readonly reauthentication: Reauthentication
  readonly googleConnection: GoogleConnection
  readonly passkeys: PasskeyService
  readonly deletion: DeletionService
  readonly exportData: ReturnType<typeof createDataExport>
  readonly places: PlaceService
  readonly addresses: AddressService
  readonly wishlist: WishlistService
  readonly requests: OwnRequests
  readonly limits: RateLimits
  readonly now: () => Date
}
