import { useState } from 'react'
import type { Refusal } from '#ui/form/refusal.ts'
import { addFiles, displayName } from './attachments.ts'
import type { RefusedFile } from './attachments.ts'

/** The files that go with a request, and those that were just refused. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [marked, mark] = useState<File>()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  return {
    files,
    refused,
    /** The file that the server refused. */
    marked,
    add: (more: readonly File[]) => {
      const next = addFiles(files, more)
      setFiles(next.files)
      setRefused(next.refused)
    },
    /** Marks and names the file that the server refused, if it was one. */
    blame: ({ code, file = -1 }: Refusal): boolean => {
      const blamed = files[file]
      if (!blamed) return false
      mark(blamed)
      setRefused([{ name: displayName(blamed), problem: code === 'FILE_TOO_LARGE' ? 'fileSize' : 'fileType' }])
      return true
    },
    remove: (file: File) => {
      setFiles(files.filter((other) => other !== file))
      setRefused([])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
