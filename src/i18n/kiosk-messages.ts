import type { MessagesByLocale } from './add-messages.ts'

/**
 * The messages of a kiosk, in all languages, so that shoppers on the web don't load them. The build takes them out of the
 * files of the languages and puts them here (`.build/split-messages.ts`); without a build, those files are whole.
 */
export const kioskMessages: MessagesByLocale = {}
