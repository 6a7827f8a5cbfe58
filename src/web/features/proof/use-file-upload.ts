import { useRequest } from '#ui/form/use-request.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useUpload } from '../../shared/upload/use-upload.ts'
import { problemOf } from './sent-outcome.ts'

/** Where a form of a proof's page is posted, with script and without it. */
export const filesPath = (token: string, language?: string): string =>
  `/api/proofs/${token}/files${language === undefined ? '' : `?lang=${language}`}`

/** Sends a form with a file by the link of a proof, and says how far it is or why it was refused. */
export function useFileUpload(token: string) {
  const t = useT('proof')
  const { progress, stop, send } = useUpload<null>(filesPath(token))
  const textOf = (failure: unknown): string | undefined => {
    const problem = isApiFailure(failure) ? problemOf(failure.answer?.code) : undefined
    return problem && t(`problem-${problem}`)
  }
  return { progress, stop, send, ...useRequest(textOf) }
}
