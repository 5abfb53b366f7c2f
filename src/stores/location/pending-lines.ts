import { atom } from 'nanostores'

/** What was put into carts while the API was down and waits to be sent: how many, by store and variant (SPEC C16). */
export const $pending = atom<Readonly<Record<string, number>>>({})
