export type StorySize = 'big' | 'side' | 'plain'

/** How wide the picture of an article is shown in lists. */
export const STORY_SIZES: Record<StorySize, string> = {
  big: '(max-width: 767px) 100vw, 700px',
  side: '(max-width: 767px) 112px, 180px',
  plain: '(max-width: 767px) 100vw, 396px',
}
