import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Artwork, Check } from '../artwork-calls.ts'
import { ACCEPTED_FILES } from '../artwork-kinds.ts'
import { FileInput } from '../sending/file-input.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import type { Fixing } from './use-fixes.ts'

export type DecisionProps = {
  onClose: () => void
  artwork: Artwork
  check: Check
  fixing: Fixing
  onConfirm: () => Promise<unknown>
  /** Missing while the files stay as they are. */
  onReplace?: ((files: readonly File[]) => void) | undefined
}

/** Where the customer confirms the file, or sends another one. */
export function Decision({ artwork, check, fixing, onConfirm, onReplace, onClose }: DecisionProps) {
  return (
    <>
      <ConfirmForm
        key={artwork.id}
        {...{ artwork, check, onConfirm }}
        isAsked={fixing.changedBy === 'CUSTOMER' && !fixing.isBusy}
        onDone={onClose}
      />
      {onReplace ? (
        <ReplaceFile
          isNeeded={check.verdict === 'TO_CHANGE' && fixing.changedBy === 'CUSTOMER'}
          onFiles={(files) => {
            onClose()
            onReplace(files)
          }}
        />
      ) : null}
    </>
  )
}

/** Another file in the place of this one: what is left when a file cannot be printed and no program mends it. */
function ReplaceFile({ isNeeded, onFiles }: { isNeeded: boolean; onFiles: (files: readonly File[]) => void }) {
  const t = useT('artwork')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={isNeeded ? 'outline' : 'ghost'} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('replace')}
      </Button>
      <FileInput ref={input} accept={ACCEPTED_FILES} onFiles={onFiles} />
    </>
  )
}
