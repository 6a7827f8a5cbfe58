import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Camera } from './camera.tsx'
import { TypedCode } from './typed-code.tsx'

type Props = {
  /** Whether nothing is scanned yet: then to scan is the next step. */
  isFirst: boolean
  onCode: (text: string) => void
}

/** How a code comes in: by the camera, typed, or by a scanner that types. */
export function ScanWays({ isFirst, onCode }: Props) {
  const t = useT('office-scan')
  const [isLooking, setLooking] = useState(false)
  if (isLooking) {
    const seen = (text: string) => {
      setLooking(false)
      onCode(text)
    }
    return <Camera onCode={seen} onClose={() => setLooking(false)} />
  }
  return (
    <div className="scan-ways">
      <Button look={isFirst ? 'default' : 'outline'} size="lg" onClick={() => setLooking(true)}>
        <OfficeIcon name="scan" />
        {t('openCamera')}
      </Button>
      <TypedCode onTyped={onCode} />
    </div>
  )
}
