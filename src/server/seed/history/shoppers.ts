import type { Chance } from './chance.ts'
import type { SeedHistory } from './history-types.ts'

/** The contact of an invented shopper. */
export interface Shopper {
  firstName: string
  lastName: string
  email: string
  phone: string
  locale: 'en' | 'fr'
}

/** Shoppers of a store. */
const COUNT = 90

/** Returns invented shoppers of a store; numbers with 555-01 belong to no one, and neither does example.com. */
export const shoppersOf = ({ names }: Pick<SeedHistory, 'names'>, area: string, chance: Chance): Shopper[] =>
  Array.from({ length: COUNT }, (_, at) => {
    const [firstName, lastName] = [chance.of(names).first, chance.of(names).last]
    const email = `${asciiOf(firstName)}.${asciiOf(lastName)}${at}@example.com`
    const phone = `${area}-555-01${String(at).padStart(2, '0')}`
    return { firstName, lastName, email, phone, locale: chance.is(0.12) ? ('fr' as const) : ('en' as const) }
  })

const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
