import type { CDPSession } from 'playwright-core'
import { sumBy } from './sum-by.ts'

/** What we read of a heap snapshot, as V8 writes it. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** Titles of V8's kinds of memory; others keep their name. */
const titles: Record<string, string> = {
  code: 'code',
  'object shape': 'shapes of objects',
  closure: 'functions',
  string: 'texts',
  'concatenated string': 'texts',
  'sliced string': 'texts',
  array: 'objects',
  object: 'objects'
}

async function takeSnapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as Snapshot
}

/** Returns the bytes that each kind of memory of scripts takes on a page, the largest first. */
export async function heapKinds(devtools: CDPSession): Promise<[string, number][]> {
  const { snapshot, nodes } = await takeSnapshot(devtools)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const all = Array.from({ length: nodes.length / fields.length }, (_, at) => {
    const from = at * fields.length
    const kind = types[0][nodes[from + type] ?? 0] ?? ''
    return { kind: titles[kind] ?? kind, bytes: nodes[from + size] ?? 0 }
  })
  // Elements and styles are outside of the heap of scripts.
  return sumBy(
    all.filter(({ kind }) => kind !== 'native'),
    one => one.kind,
    one => one.bytes
  )
}
