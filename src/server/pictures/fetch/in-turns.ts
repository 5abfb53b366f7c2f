/** Maximum number of pictures fetched at the same time, and from one host. */
const MOST = 4
const MOST_PER_HOST = 2

/** Runs `work` for each address: a few at the same time, and fewer of one host, so that no server is burdened. */
export async function inTurns(addresses: Iterable<string>, work: (address: string) => Promise<void>): Promise<void> {
  const waiting = [...addresses]
  const busy = new Map<string, number>()
  const running = new Set<Promise<void>>()

  function takeNext(): string | undefined {
    const at = waiting.findIndex(address => (busy.get(hostOf(address)) ?? 0) < MOST_PER_HOST)
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }

  async function run(address: string): Promise<void> {
    const host = hostOf(address)
    busy.set(host, (busy.get(host) ?? 0) + 1)
    await work(address).finally(() => busy.set(host, (busy.get(host) ?? 1) - 1))
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < MOST ? takeNext() : undefined
    if (next === undefined) {
      await Promise.race(running)
      continue
    }
    const turn: Promise<void> = run(next).finally(() => running.delete(turn))
    running.add(turn)
  }
}

const hostOf = (address: string): string => new URL(address).host
