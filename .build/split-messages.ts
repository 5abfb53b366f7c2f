import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { firstKeys } from './first-keys.ts'
import { pack } from './message-ids.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const folder = 'src/i18n/messages'
const files = readdirSync(folder).filter(name => name.endsWith('.json'))
const localeOf = (name: string) => name.replace('.json', '')

/** The entries of the messages that the first products don't need, by name. */
export const moreMessages = Object.fromEntries(files.map(name => [`${localeOf(name)}-more`, `more-messages:${name}`]))

/** Returns some messages of a file as a string literal. */
async function pick(path: string, is: (key: string) => boolean): Promise<string> {
  const messages = Object.entries(JSON.parse(await readFile(path, 'utf8')) as Record<string, string>)
  return JSON.stringify(pack(messages.filter(([key]) => is(key))))
}

const asModule = (messages: string) => ({ contents: `export default ${messages}`, loader: 'js' as const })

/**
 * Makes two files of each language's messages, by their numbers: those of the first products, and the rest. Those of a kiosk
 * go into its own part, in all languages. This comes before other plugins that load our files.
 */
export const splitMessages: Plugin = {
  name: 'split-messages',
  setup(build) {
    let isFirst: (key: string) => boolean = () => true
    build.onStart(async () => {
      isFirst = await firstKeys(build)
    })
    const isOfKiosk = (key: string) => key.startsWith('kiosk.') && !isFirst(key)
    build.onLoad({ namespace: 'file', filter: /[\\/]i18n[\\/]messages[\\/][\w-]+\.json$/ }, async ({ path }) =>
      asModule(await pick(path, key => isFirst(key)))
    )
    build.onResolve({ filter: /^more-messages:/ }, ({ path }) => ({
      path: path.replace('more-messages:', ''),
      namespace: 'more-messages'
    }))
    build.onLoad({ filter: /.*/, namespace: 'more-messages' }, async ({ path }) =>
      asModule(await pick(`${folder}/${path}`, key => !isFirst(key) && !isOfKiosk(key)))
    )
    build.onLoad({ filter: /[\\/]i18n[\\/]kiosk-messages\.ts$/ }, async () => {
      const languages = files.map(async name => `"${localeOf(name)}":${await pick(`${folder}/${name}`, isOfKiosk)}`)
      return { contents: `export const kioskMessages = {${(await Promise.all(languages)).join()}}`, loader: 'js' }
    })
  }
}
