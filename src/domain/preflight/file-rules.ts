import type { FileFacts } from './file-facts.ts'
import { finding, type Finding } from './finding.ts'
import { isGuideLayer } from './guide-layers.ts'

/** Rules about the file as a whole. */
export function checkFile(facts: FileFacts): readonly Finding[] {
  if (facts.isDamaged) return [finding('file-damaged')]
  if (facts.isLocked) return [finding('file-locked')]
  return [
    ...(facts.kind === 'EPS' ? [finding('file-needs-person')] : []),
    ...(facts.form === 'XFA' ? [finding('file-form')] : []),
    ...(facts.hasActions || facts.hasAttachments ? [finding('file-active-content')] : []),
    ...layers(facts),
    ...fonts(facts),
  ]
}

function layers({ layers }: FileFacts): readonly Finding[] {
  const guides = layers.filter(isGuideLayer)
  return guides.length > 0 ? [finding('file-layers', { facts: { layers: guides.join(', ') } })] : []
}

function fonts({ fonts }: FileFacts): readonly Finding[] {
  const missing = fonts.filter(({ isEmbedded }) => !isEmbedded).map(({ name }) => name)
  // Programs that cannot find a font write this one in its place.
  const replaced = fonts.filter(({ name, isEmbedded }) => isEmbedded && /(^|\+)Courier/.test(name))
  return [
    ...(missing.length > 0 ? [finding('font-missing', { facts: { fonts: missing.join(', ') } })] : []),
    ...replaced.map(({ name }) => finding('font-replaced', { facts: { font: name } })),
  ]
}
