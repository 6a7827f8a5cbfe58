/** How a scan or a move ended, for ears and hands: the floor does not look at the screen. */
export type Signal = 'good' | 'bad'

const TONES: Readonly<Record<Signal, readonly (readonly [hertz: number, seconds: number])[]>> = {
  good: [[880, 0.09]],
  bad: [
    [220, 0.16],
    [165, 0.22],
  ],
}
const BUZZ: Readonly<Record<Signal, number[]>> = { good: [40], bad: [120, 60, 120] }

let audio: AudioContext | undefined

/** Sounds and shakes; a browser that lets it do neither is silent. */
export function signal(kind: Signal): void {
  navigator.vibrate?.(BUZZ[kind])
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  let at = audio.currentTime
  for (const [hertz, seconds] of TONES[kind]) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: 'square' })
    const volume = new GainNode(audio, { gain: 0.08 })
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(at)
    oscillator.stop(at + seconds)
    at += seconds
  }
}
