import type { Locale } from '../i18n/locale.ts'

/** Texts that are needed before any chunk has arrived, by message key. */
export type Sentences = Record<'shell.loading' | 'load.failed' | 'shell.noCode' | 'shell.call' | 'common.retry', string>

/**
 * The files of one build, `chunks/<name>.js` below the loader's folder: for the app, each of its parts and each language,
 * its own file first and then everything that this imports and the app doesn't, so that all of it can be requested
 * together.
 */
export type FileList = Record<string, readonly string[]>

declare const STOREFRONT_VERSION: string
declare const STOREFRONT_FILES: FileList
declare const STOREFRONT_SENTENCES: Record<Locale, Sentences>

/** The version of this build. */
export const version = STOREFRONT_VERSION

/** The files of this build that are asked for first; `late` lists those of all other parts. */
export const files = STOREFRONT_FILES

/** The name of this build: its scripts and the elements that they draw have changed if it has. */
export const build = files['app']?.[0]

/** The sentences of this build, by language. */
export const sentences = STOREFRONT_SENTENCES
