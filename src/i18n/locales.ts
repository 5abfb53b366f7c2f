/** The supported languages by BCP 47 tag, each with its own name for itself, in the order in which they are offered. */
export const languages = { 'en-CA': 'English', 'fr-CA': 'Français' }

/** The tag of a supported language. */
export type Locale = keyof typeof languages
