/** The list, its mapping or its location is invalid, and nothing was changed; the message explains why. */
export class BrokenFile extends Error {}
