import { atom } from 'nanostores'

/** The parts of a text that a search has matched, in order; none while nothing is searched for. */
export const $highlights = atom<((text: string) => (readonly [start: number, end: number])[]) | undefined>(undefined)
