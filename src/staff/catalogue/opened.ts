import { resettable } from '../../client/reset.ts'

/** A product whose page is open: a known one, or a new one, which may begin as a copy. */
export type Opened = { kind: 'known'; id: string } | { kind: 'new'; copyOf?: string }

/** The product whose page is open; undefined for the list. */
export const $opened = resettable<Opened | undefined>('person', undefined)

/** The id of the product whose page was closed, until its row has the focus again. */
export const $closed = resettable<string | undefined>('person', undefined)
