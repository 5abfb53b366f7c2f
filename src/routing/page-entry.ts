import { atom } from 'nanostores'

/**
 * Changes when the page around a frame has sent the key of its current history entry: only then is `address.entry`
 * that of the place shown.
 */
export const $pageEntry = atom<{ key: string | undefined } | undefined>(undefined)
