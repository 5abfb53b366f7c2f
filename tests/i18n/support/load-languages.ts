import { allLocales } from '../../../src/i18n/locale.ts'
import { addMessages } from '../../../src/i18n/messages.ts'
import { messageParts, readMessages } from './read-messages.ts'

// Set-up of test projects: all languages are loaded, so that a test can switch at once.
for (const locale of allLocales())
  for (const part of messageParts) addMessages(locale, part, await readMessages(part, locale))
