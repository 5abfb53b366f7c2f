import { readdirSync } from 'node:fs'

const folder = 'src/i18n/messages'

/** An entry for each file of messages, named `<part>.<locale>`. */
export const messageEntries: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map(file => [file.replace('.json', ''), `${folder}/${file}`])
)
