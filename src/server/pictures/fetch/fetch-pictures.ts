import { eq } from 'drizzle-orm'
import { pictureSources } from '../../db/schema.ts'
import { type PictureStore, type Taken, takePicture } from '../take-picture.ts'
import { download, type DownloadRules } from './download.ts'
import { resolveHost } from './find-server.ts'
import { inTurns } from './in-turns.ts'
import { type Agents, createAgents } from './request.ts'

/** Options of fetching pictures. */
export interface FetchOptions extends Partial<DownloadRules> {
  now?: Date
  /** The only certificate authority that is trusted, for tests; Node's by default. */
  ca?: string
}

/** The rules of the internet; times in milliseconds. */
export const fetchRules: DownloadRules = { resolve: resolveHost, allowLoopback: false, connect: 5000, total: 20_000 }

/** Time for which a server isn't asked about a picture again, in milliseconds. */
const FRESH = 24 * 60 * 60 * 1000

/**
 * Fetches and stores pictures by their addresses, each once. `onFetched` is called for each in its turn, and awaited; a picture is
 * new if the address had another one or none before. A picture that fails is no error.
 */
export async function fetchPictures(
  store: PictureStore,
  addresses: Iterable<string>,
  onFetched: (address: string, fetched: Taken) => Promise<void>,
  { now = new Date(), ca, ...options }: FetchOptions = {}
): Promise<void> {
  const agents = createAgents(ca)
  const rules = { ...fetchRules, ...options }
  try {
    await inTurns(new Set(addresses), async address =>
      onFetched(address, await fetchPicture(store, address, { rules, agents, now }))
    )
  } finally {
    agents.http.destroy()
    agents.https.destroy()
  }
}

interface Means {
  rules: DownloadRules
  agents: Agents
  now: Date
}

async function fetchPicture(store: PictureStore, address: string, { rules, agents, now }: Means): Promise<Taken> {
  const { db } = store
  const [source] = await db.select().from(pictureSources).where(eq(pictureSources.address, address))
  const known = source && ({ ok: true, id: source.pictureId, isNew: false } as const)
  if (known && now.getTime() - source.checkedAt.getTime() < FRESH) return known
  const downloaded = await download(address, source, rules, agents)
  if (downloaded.kind === 'failed') return { ok: false, reason: downloaded.reason }
  if (downloaded.kind === 'unchanged') {
    await db.update(pictureSources).set({ checkedAt: now }).where(eq(pictureSources.address, address))
    return known ?? { ok: false, reason: 'its server answers with 304' }
  }
  const taken = await takePicture(store, downloaded.file)
  if (!taken.ok) return taken
  const row = { pictureId: taken.id, ...downloaded.validators, checkedAt: now }
  await db
    .insert(pictureSources)
    .values({ address, ...row })
    .onConflictDoUpdate({ target: pictureSources.address, set: row })
  return { ...taken, isNew: taken.id !== source?.pictureId }
}
