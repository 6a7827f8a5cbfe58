const GUIDES: ReadonlySet<string> = new Set(['Bleed', 'Trim', 'Crease', 'Safe area'])

/** Whether a layer is one of our own templates: guides to draw by, which are switched off before printing. */
export const isGuideLayer = (name: string): boolean => GUIDES.has(name)
