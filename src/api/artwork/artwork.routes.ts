import type { ApiServer } from '../api-server.ts'
import { createCookies } from '../customers/cookies.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { uploadRoutes } from './uploads.routes.ts'

/** Every call of artwork. */
export const artworkRoutes = (
  api: ApiServer,
  services: Omit<ArtworkServices, 'sessions' | 'cookies'>,
  sessions: ArtworkServices['sessions'],
  publicUrl: string,
): Promise<void> => uploadRoutes(api, { ...services, sessions, cookies: createCookies(publicUrl.startsWith('https:')) })
