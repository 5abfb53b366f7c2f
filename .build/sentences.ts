import { readdirSync, readFileSync } from 'node:fs'
import type { Sentences } from '../src/loader/build.ts'

const keys = ['shell.loading', 'load.failed', 'shell.noCode', 'shell.call', 'common.retry'] as const

/** Returns the few messages that the loader needs itself, in every language. */
export function sentences(folder = 'src/i18n/messages'): Record<string, Sentences> {
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  return Object.fromEntries(
    names.map(name => {
      const messages = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Sentences
      return [name.replace('.json', ''), Object.fromEntries(keys.map(key => [key, messages[key]])) as Sentences]
    })
  )
}
