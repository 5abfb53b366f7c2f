/**
 * The files of one build, `chunks/<name>.js` below the loader's folder. Of the app and of the parts that come with it: a part's
 * own file first and then everything that this imports and the app doesn't, so that all of it can be requested together. Of
 * any other part and of messages: the hash in the name of its own file, `<name>-<hash>`.
 */
export type LoaderList = Record<string, readonly string[] | string>

declare const STOREFRONT_VERSION: string
declare const STOREFRONT_FILES: LoaderList

/** The version of this build. */
export const version = STOREFRONT_VERSION

/** The files of this build. */
export const files = STOREFRONT_FILES

/** The name of this build: its scripts and the elements that they draw have changed if it has. */
export const build = files['app']?.[0]
