import { vi } from 'vitest'

/** The frequencies of the tones that were played, in Hz. The board opens one audio context, and keeps it. */
export const rung: number[] = []

class FakeParam {
  value = 0
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  frequency = new FakeParam()
  gain = new FakeParam()
  connect(next: unknown): unknown {
    return next
  }
  start(): void {
    rung.push(this.frequency.value)
  }
  stop(): void {}
}

class FakeAudioContext {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createOscillator = () => new FakeNode()
  createGain = () => new FakeNode()
}

/** Plays nothing aloud from now on. */
export function fakeSound(): void {
  rung.length = 0
  vi.stubGlobal('AudioContext', FakeAudioContext)
}
