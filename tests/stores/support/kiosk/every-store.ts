import type { ReadableAtom } from 'nanostores'
import { sourceFiles } from '../../../project/support/source-files.ts'

const hasState = (value: unknown): value is { $state: ReadableAtom<unknown> } =>
  typeof value === 'object' && value !== null && '$state' in value

const isStore = (value: unknown): value is ReadableAtom<unknown> =>
  typeof value === 'object' && value !== null && 'listen' in value && 'get' in value

/** Returns every store of the app by its file and name, those of forms and resources included. */
export async function everyStore(): Promise<Map<string, ReadableAtom<unknown>>> {
  const stores = new Map<string, ReadableAtom<unknown>>()
  for (const file of sourceFiles('src/client', 'src/stores', 'src/routing', 'src/i18n')) {
    if (!file.endsWith('.ts')) continue
    const exported = (await import(`../../../../${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (hasState(value)) stores.set(`${file} ${name}`, value.$state)
      else if (isStore(value)) stores.set(`${file} ${name}`, value)
    }
  }
  return stores
}

/** Returns the names of the stores whose values contain one of the words. */
export async function storesThatTell(words: readonly string[]): Promise<string[]> {
  return [...(await everyStore())].flatMap(([name, store]) => {
    // Undefined for functions.
    const text: string | undefined = JSON.stringify(store.get())
    return words.filter(word => text?.includes(word)).map(word => `${name}: ${word}`)
  })
}
