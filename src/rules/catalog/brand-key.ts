/** Returns the form of a brand's name by which it is found: without its case and spaces at its ends. */
export const brandKey = (name: string): string => name.trim().toLowerCase()
