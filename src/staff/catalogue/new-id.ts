/** Makes up an id of 32 hexadecimal digits, also where a page isn't served by https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
