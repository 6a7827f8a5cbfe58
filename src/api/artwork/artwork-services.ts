import type { ChecksService } from '#services/artwork/checks/checks.service.ts'
import type { ArtworkService } from '#services/artwork/files/artwork.service.ts'
import type { FixesService } from '#services/artwork/fixes/fixes.service.ts'
import type { OrderFilesService } from '#services/artwork/lines/order-files.service.ts'
import type { PackagesService } from '#services/artwork/packages/packages.service.ts'
import type { PageFinishesService } from '#services/artwork/previews/page-finishes.service.ts'
import type { PreviewsService } from '#services/artwork/previews/previews.service.ts'
import type { UploadsService } from '#services/artwork/uploads/uploads.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { Cookies } from '../customers/cookies.ts'
import type { CustomerServices } from '../customers/customer-services.ts'

/** What the calls of artwork call. */
export interface ArtworkServices {
  readonly uploads: UploadsService
  readonly artwork: ArtworkService
  readonly checks: ChecksService
  readonly fixes: FixesService
  readonly packages: PackagesService
  readonly previews: PreviewsService
  readonly finishes: PageFinishesService
  readonly orderFiles: OrderFilesService
  readonly limits: Pick<RateLimits, 'take'>
  readonly sessions: CustomerServices['sessions']
  readonly cookies: Cookies
}
