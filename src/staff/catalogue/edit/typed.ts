/** Texts of a form by the names of its fields; those of a size begin as `sizeName` has them. */
export type Typed = Readonly<Record<string, string>>
