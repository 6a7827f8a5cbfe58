import type { ChangeTag } from '#domain/catalog/change-tags.ts'

/** The calls of the API that the frame of every page needs, and what their answers depend on. */
export const FRAME_CALLS = {
  menu: { path: '/api/app/menu', tags: ['catalogue'] },
  socialLinks: { path: '/api/app/social-links', tags: ['settings'] },
  contact: { path: '/api/app/contact-us', tags: ['settings'] },
} as const satisfies Record<string, { path: string; tags: readonly ChangeTag[] }>
