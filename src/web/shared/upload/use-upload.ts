import { useRef, useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { uploadForm } from './upload-form.ts'

/** Sending a form with files: how far it is, and a way to stop it. */
export function useUpload<Data>(url: string) {
  const { language } = usePage()
  const [progress, setProgress] = useState<number | null>(null)
  const control = useRef<AbortController>(null)
  return {
    /** 0 to 1; null while nothing is sent. */
    progress,
    stop: () => control.current?.abort(),
    /** What was answered; undefined when it was stopped. */
    send: async (form: FormData): Promise<Data | undefined> => {
      control.current = new AbortController()
      setProgress(0)
      try {
        return await uploadForm<Data>(url, form, { language, onProgress: setProgress, signal: control.current.signal })
      } catch (failure) {
        if (failure instanceof DOMException && failure.name === 'AbortError') return undefined
        throw failure
      } finally {
        setProgress(null)
      }
    },
  }
}
