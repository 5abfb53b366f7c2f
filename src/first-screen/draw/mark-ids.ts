/** The attributes that hold ids, or that name one or several, and names of groups of fields, which are ids too. */
const holders = /(?<= (?:id|for|name|aria-(?:labelledby|describedby|controls))=")[^"]+(?=")/g

/**
 * Marks the ids that Preact has counted in a server's markup as the server's. The app counts its own from the start while it
 * takes the elements over, and the same id would be in the page twice.
 */
export const markIds = (html: string): string => html.replace(holders, ids => ids.replace(/\bP(?=\d+-\d+\b)/g, 'S'))
