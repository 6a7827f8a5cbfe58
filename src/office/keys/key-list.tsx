import { Dialog } from '#ui/dialog/dialog.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { liveHotkeys } from './hotkeys.ts'
import { Keys } from './keys.tsx'

/** Every key that does something on the present screen. */
export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT('office-frame')
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('allKeys')} kind="wide">
      {isOpen ? <LiveKeys /> : <dl className="key-list" />}
    </Dialog>
  )
}

/** The keys that are live now. */
export const LiveKeys = () => (
  <dl className="key-list">
    {liveHotkeys().map(({ keys, name }) => (
      <div key={keys}>
        <dt>
          <Keys of={keys} />
        </dt>
        <dd>{name}</dd>
      </div>
    ))}
  </dl>
)
