import { useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import type { Proof } from './proof.query.ts'
import type { RequestedChange } from './requested-change.ts'
import { useFileUpload } from './use-file-upload.ts'

type Change = Pick<RequestedChange, 'text' | 'place'>

/** Sends what should change, with a file when one was chosen. */
export function useSendChanges(token: string, { number }: Proof, onSent: (hasFile: boolean) => Promise<void>) {
  const { api } = usePage()
  const { progress, stop, send, isBusy, problem, run } = useFileUpload(token)
  const [isMissed, setMissed] = useState(false)
  const sendAll = (changes: readonly Change[], form: HTMLFormElement | null): void => {
    const file = form && formWithFile(form)
    setMissed(changes.length === 0 && !file)
    if (changes.length === 0 && !file) return
    const pins = changes.map(({ text, place }) => ({ text: text.trim(), place }))
    void run(async () => {
      if (file) {
        file.set('proof', String(number))
        file.set('pins', JSON.stringify(pins))
        if ((await send(file)) === undefined) return
      } else await api.post(`/api/proofs/${token}/changes`, { proof: number, pins })
      await onSent(Boolean(file))
    })
  }
  return { progress, stop, isBusy, problem, isMissed, send: sendAll }
}

/** The fields of a form in which a file was chosen; undefined of any other. */
function formWithFile(form: HTMLFormElement): FormData | undefined {
  const data = new FormData(form)
  const file = data.get('attachments')
  return file instanceof File && file.name !== '' ? data : undefined
}
