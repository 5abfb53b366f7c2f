import { atom } from 'nanostores'

const KEY = 'storefront.staff.sound'

/** Whether the chime is on; undefined until somebody on this device was asked. */
export const $sound = atom<'on' | 'off' | undefined>((localStorage.getItem(KEY) as 'on' | 'off' | null) ?? undefined)

let context: AudioContext | undefined

/** Browsers allow sound after a touch or a key. */
function wake(): void {
  if ($sound.get() !== 'on') return
  context ??= new AudioContext()
  void context.resume()
}
for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { passive: true })

/** Two soft tones: their frequencies in Hz, and when each begins, in seconds. */
const tones = [
  [659, 0],
  [880, 0.16]
] as const

/** Seconds between two chimes that are played one after the other. */
const AGAIN = 0.9

/** How loud the chime is, from 0 to 1, and how often it plays. */
const kinds = { gentle: { loudness: 0.3, times: 1 }, loud: { loudness: 0.9, times: 3 } } as const

/** Plays the chime, if it is on: for news and gentle reminders, or three times and louder. */
export function ring(kind: keyof typeof kinds = 'gentle'): void {
  if ($sound.get() !== 'on' || context?.state !== 'running') return
  const { loudness, times } = kinds[kind]
  for (let count = 0; count < times; count++) chime(context, context.currentTime + count * AGAIN, loudness)
}

function chime(context: AudioContext, from: number, loudness: number): void {
  for (const [frequency, after] of tones) {
    const start = from + after
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.7)
  }
}

/** Turns the chime on, which plays it once, or off; the choice is kept on this device. */
export function setSound(choice: 'on' | 'off'): void {
  localStorage.setItem(KEY, choice)
  $sound.set(choice)
  wake()
  ring()
}
