/** Matches characters that show nothing: soft hyphens, zero-width signs, direction marks, tags (Unicode, UAX #44). */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Returns typed or pasted text without characters that show nothing, with full-width forms as ASCII and composed accents
 * (NFKC), and trimmed. For compared values, such as an address or a code; names keep their joiners.
 */
export const plainText = (text: string): string => text.replace(invisible, '').normalize('NFKC').trim()
