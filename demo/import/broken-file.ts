/** The list, its mapping or its location can't be used, and nothing was changed; the message is a sentence that says why. */
export class BrokenFile extends Error {}
