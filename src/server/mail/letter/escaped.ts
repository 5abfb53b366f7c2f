const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, in elements and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')
