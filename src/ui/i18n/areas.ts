import type artworkFindings from './en/artwork-findings.ts'
import type form from './en/form.ts'
import type ui from './en/ui.ts'

/**
 * Every area of messages, by the shape of its English file; the Arabic file `satisfies` the same shape. These are of the
 * building blocks; each application declares its own beside them.
 */
export interface MessageAreas {
  'artwork-findings': typeof artworkFindings
  form: typeof form
  ui: typeof ui
}
