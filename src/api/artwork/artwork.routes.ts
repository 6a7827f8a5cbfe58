import type { ApiServer } from '../api-server.ts'
import { createCookies } from '../customers/cookies.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { checkRoutes } from './check.routes.ts'
import { contentRoutes } from './content.routes.ts'
import { finishRoutes } from './finishes.routes.ts'
import { fileNoteRoutes } from './file-notes.routes.ts'
import { fixRoutes } from './fixes.routes.ts'
import { fileRoutes } from './files.routes.ts'
import { designChoiceRoutes, orderFileRoutes } from './order-files.routes.ts'
import { originalRoutes } from './originals.routes.ts'
import { packageRoutes } from './packages.routes.ts'
import { previewRoutes } from './previews.routes.ts'
import { uploadRoutes } from './uploads.routes.ts'

/** Every call of artwork. */
export async function artworkRoutes(
  api: ApiServer,
  parts: Omit<ArtworkServices, 'sessions' | 'cookies'>,
  sessions: ArtworkServices['sessions'],
  publicUrl: string,
): Promise<void> {
  const services = { ...parts, sessions, cookies: createCookies(publicUrl.startsWith('https:')) }
  await uploadRoutes(api, services)
  await fileRoutes(api, services)
  await fileNoteRoutes(api, services)
  await contentRoutes(api, services)
  await finishRoutes(api, services)
  await originalRoutes(api, services)
  await checkRoutes(api, services)
  await fixRoutes(api, services)
  await packageRoutes(api, services)
  await previewRoutes(api, services)
  await orderFileRoutes(api, services)
  await designChoiceRoutes(api, services)
}
