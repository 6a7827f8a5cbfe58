type InputProps = {
  ref: React.Ref<HTMLInputElement>
  accept: string
  multiple?: boolean
  capture?: 'environment'
  onFiles: (files: readonly File[]) => void
}

/** The browser's own chooser, opened by a button. */
export const FileInput = ({ onFiles, ...rest }: InputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])])
      // The same file may be chosen again after it was removed.
      currentTarget.value = ''
    }}
  />
)
