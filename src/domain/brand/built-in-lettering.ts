/** The family whose files and measures are part of the built style (ui/styles/fonts.css). */
export const BUILT_IN_LETTERING = 'readex-pro'
