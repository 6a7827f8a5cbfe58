import { useState } from 'react'
import { addFiles } from './attachments.ts'
import type { RefusedFile } from './attachments.ts'

/** The files that go with a request, and those that were just refused. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  return {
    files,
    refused,
    add: (more: readonly File[]) => {
      const next = addFiles(files, more)
      setFiles(next.files)
      setRefused(next.refused)
    },
    remove: (file: File) => {
      setFiles(files.filter((other) => other !== file))
      setRefused([])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
