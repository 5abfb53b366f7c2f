/** Network conditions, as Chromium's devtools emulate them: bytes per second, milliseconds. */
interface Conditions {
  title: string
  downloadThroughput: number
  uploadThroughput: number
  latency: number
}

const kilobits = (count: number): number => (count * 1000) / 8

/** The network conditions that are measured: this machine's own, and the slow 4G of Lighthouse. */
export const networks = {
  fast: { title: 'no network limit', downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
  slow: {
    title: 'slow 4G',
    downloadThroughput: kilobits(1600),
    uploadThroughput: kilobits(750),
    latency: 150
  }
} satisfies Record<string, Conditions>

export type NetworkName = keyof typeof networks
