import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { shortId } from '../src/i18n/message-id.ts'
import { firstKeys } from './first-keys.ts'
import { messageFactor } from './message-ids.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const folder = 'src/i18n/messages'

/** The entries of the messages that the first products don't need, by name. */
export const moreMessages = Object.fromEntries(
  readdirSync(folder).map(name => [`${name.replace('.json', '')}-more`, `more-messages:${name}`])
)

/** Makes two files of each language's messages, by their ids: those of the first products, and the rest. */
export const splitMessages: Plugin = {
  name: 'split-messages',
  setup(build) {
    let isFirst: (key: string) => boolean = () => true
    build.onStart(async () => {
      isFirst = await firstKeys(build)
    })
    const pick = async (path: string, is: (key: string) => boolean) => {
      const messages = Object.entries(JSON.parse(await readFile(path, 'utf8')) as Record<string, string>)
      const wanted = messages
        .filter(([key]) => is(key))
        .map(([key, text]) => `${JSON.stringify(shortId(key, messageFactor))}:${JSON.stringify(text)}`)
      return {
        // As JSON, each id that is a name would be exported by itself.
        contents: `export default {${wanted.join()}}`,
        loader: 'js' as const
      }
    }
    build.onLoad({ namespace: 'file', filter: /[\\/]i18n[\\/]messages[\\/][\w-]+\.json$/ }, ({ path }) =>
      pick(path, key => isFirst(key))
    )
    build.onResolve({ filter: /^more-messages:/ }, ({ path }) => ({
      path: path.replace('more-messages:', ''),
      namespace: 'more-messages'
    }))
    build.onLoad({ filter: /.*/, namespace: 'more-messages' }, ({ path }) =>
      pick(`${folder}/${path}`, key => !isFirst(key))
    )
  }
}
