import { allLocales } from '../../../src/i18n/locale.ts'
import { languages } from '../../../src/i18n/locales.ts'
import { keepMessages } from '../../../src/i18n/messages.ts'

// Set-up of test projects: all languages are loaded, so that a test can switch at once.
await Promise.all(
  allLocales().map(async locale => {
    keepMessages(locale, (await languages[locale].load()).default)
  })
)
