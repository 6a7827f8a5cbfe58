import { definePage } from '../app/page.ts'
import { hrefs } from '../site-map.ts'

/** Taking back the change of an e-mail address or number. */
export const undoChangePage = definePage({
  route: 'undoChange',
  file: 'undo-change',
  areas: ['undo-change'],
  load: ({ t }) => ({ title: t('undo-change')('askedTitle'), path: hrefs.undoChange(), noIndex: true }),
  action: async (form) => (await import('../features/undo-change/undo-change.ts')).undoChange(form),
})
