/** A fictional person with an account at the fake providers. */
export interface FakePerson {
  id: string
  firstName: string
  lastName: string
  /** Undefined if they don't share it. */
  email?: string
}

/** The first has an account at the demo shop with the same address; the last shares no address. */
export const fakePeople: FakePerson[] = [
  { id: 'alex', firstName: 'Alex', lastName: 'Moreau', email: 'alex.moreau@lindenandslate.example' },
  { id: 'robin', firstName: 'Robin', lastName: 'Tremblay', email: 'robin.tremblay@mail.example' },
  { id: 'kai', firstName: 'Kai', lastName: 'Nakamura', email: 'kai.nakamura@mail.example' },
  { id: 'noor', firstName: 'Noor', lastName: 'Haddad' }
]
