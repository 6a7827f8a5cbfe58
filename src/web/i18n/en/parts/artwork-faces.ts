/** The sides of a product, as customers know them. */
export default {
  blankSheet: 'Download the blank sheet with its lines',
  'face-front': 'Front',
  'face-back': 'Back',
  'face-inside': 'Inside',
  'face-left': 'Left',
  'face-right': 'Right',
  'face-lid': 'Lid',
  'face-sleeve': 'Sleeve',
  'face-clip': 'Clip',
} as const
