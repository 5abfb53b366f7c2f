/** A person with an account at the stand-in providers. They are invented. */
export interface FakePerson {
  id: string
  firstName: string
  lastName: string
  /** Undefined when they keep it to themselves. */
  email?: string
}

/** The first has an account at the demo shop too, by the same address; the last gives no address away. */
export const fakePeople: FakePerson[] = [
  { id: 'alex', firstName: 'Alex', lastName: 'Moreau', email: 'alex.moreau@lindenandslate.example' },
  { id: 'robin', firstName: 'Robin', lastName: 'Tremblay', email: 'robin.tremblay@mail.example' },
  { id: 'kai', firstName: 'Kai', lastName: 'Nakamura', email: 'kai.nakamura@mail.example' },
  { id: 'noor', firstName: 'Noor', lastName: 'Haddad' }
]
