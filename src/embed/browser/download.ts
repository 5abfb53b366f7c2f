import type { Handed } from '../mount/options-from-script.ts'

/** The module `part-files` of the loader. */
interface PartFiles {
  partFiles: Readonly<Record<string, readonly string[]>>
}

/** What Chromium says about the network (Network Information API). */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True if the shopper has asked for few downloads, or has a slow line that each of them would hold up. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Returns a function that downloads a part and its messages into the browser's cache, without running them; rejects on
 * failure. Undefined if the scripts are on another host than the API, which a content security policy need not allow to be
 * read.
 */
export function createDownload({
  files,
  send,
  api
}: Pick<Handed, 'files' | 'send' | 'api'>): ((part: string, locale: string) => Promise<void>) | undefined {
  if (new URL(files.urlOf('')).origin !== new URL(api).origin) return undefined
  const asked = new Set<string>()
  return async (part, locale) => {
    const { partFiles } = await files.loadFile<PartFiles>('part-files')
    for (const file of [part, `${part}.${locale}`].flatMap(name => partFiles[name] ?? [])) {
      const url = files.urlOf(`chunks/${file}.js`)
      // Code that runs has been downloaded.
      if (asked.has(url) || performance.getEntriesByName(url).length > 0) continue
      asked.add(url)
      // As modules are asked for, so that the browser finds it when one is imported.
      const reply = await send(url, { mode: 'cors', credentials: 'same-origin', priority: 'low' })
      await reply.arrayBuffer()
    }
  }
}
