import { atom } from 'nanostores'

/**
 * Changes when the page around a frame has told the key of its current entry in the history: only then is `address.entry`
 * that of the place shown.
 */
export const $pageEntry = atom<{ key: string | undefined } | undefined>(undefined)
