import { definePage } from '../app/page.ts'
import { proofQuery } from '../features/proof/proof.query.ts'
import { hrefs } from '../site-map.ts'

/** A print proof by its link: for one reader, never cached, never found. */
export const proofPage = definePage({
  route: 'proof',
  file: 'proof',
  areas: ['proof', 'form'],
  load: async ({ t, fetch, params: { token = '' } }) => {
    await fetch(proofQuery(token))
    return { title: t('proof')('title'), path: hrefs.proof(token), noIndex: true }
  },
})
