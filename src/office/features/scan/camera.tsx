import { useEffect, useRef, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { openCodeReader } from './code-reader.ts'

/** How often a picture is searched for a code, in ms. */
const LOOK_MS = 120

type Props = { onCode: (text: string) => void; onClose: () => void }

/** The camera of the device, until a code is seen. Without one, or without leave to use it, a sentence says so. */
export function Camera({ onCode, onClose }: Props) {
  const t = useT('office-scan')
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<'noCamera' | 'noLeave'>()
  const seen = useRef(onCode)
  useEffect(() => {
    seen.current = onCode
  })
  useEffect(() => {
    const ended = new AbortController()
    if (video.current)
      watch(video.current, ended.signal, (text) => seen.current(text)).catch((error: unknown) => {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!ended.signal.aborted) setTrouble(isRefused ? 'noLeave' : 'noCamera')
      })
    return () => ended.abort()
  }, [])
  return (
    <div className="scan-camera">
      {trouble ? <p role="alert">{t(trouble)}</p> : <video ref={video} muted playsInline aria-label={t('camera')} />}
      <button type="button" className="btn outline" onClick={onClose}>
        {t('closeCamera')}
      </button>
    </div>
  )
}

/** Shows the camera and answers the first code that it sees. */
async function watch(video: HTMLVideoElement, ended: AbortSignal, onCode: (text: string) => void): Promise<void> {
  const [stream, reader] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    openCodeReader(),
  ])
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (ended.aborted) return stop()
  ended.addEventListener('abort', stop, { once: true })
  video.srcObject = stream
  await video.play()
  while (!ended.aborted) {
    const [code] = await reader.detect(video)
    if (code && !ended.aborted) return onCode(code.rawValue)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
