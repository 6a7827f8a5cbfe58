/** The software itself, whatever the shop that runs on it is called. */
export const SOFTWARE = { name: 'Matbaa', id: 'matbaa' } as const
