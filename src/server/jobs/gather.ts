/** Processes one item, possibly in a batch with others. */
export type Gathered<Item, Result> = (item: Item) => Promise<Result>

const nextTick = () => new Promise<void>(done => process.nextTick(done))

/**
 * Batches items requested in the same tick and processes them together; results keep the order of the items. A failed
 * batch is retried item by item, so that one bad item doesn't fail the others. With `ready`, a batch takes items until that
 * resolves.
 */
export function gather<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  ready: () => Promise<unknown> = nextTick
): Gathered<Item, Result> {
  let next: { items: Item[]; results: Promise<(item: number) => Promise<Result>> } | undefined

  async function together(items: readonly Item[]): Promise<(at: number) => Promise<Result>> {
    await ready()
    next = undefined
    const alone = async (item: Item) => resultAt(await work([item]), 0)
    try {
      const results = await work(items)
      return async at => resultAt(results, at)
    } catch (error) {
      if (items.length === 1) throw error
      return async at => alone(items[at] as Item)
    }
  }

  return async item => {
    const items = next?.items ?? []
    next ??= { items, results: together(items) }
    const at = items.push(item) - 1
    return (await next.results)(at)
  }
}

function resultAt<Result>(results: readonly Result[], at: number): Result {
  if (at >= results.length) throw new Error('A batch returned too few results.')
  return results[at] as Result
}
