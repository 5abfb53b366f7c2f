import { decodeHTMLStrict } from 'entities'

const tags =
  /<\/?(?:p|br|div|span|strong|b|em|i|u|ul|ol|li|h[1-6]|a|font|table|tbody|tr|td|th|img|hr|sup|sub)(?:\s[^<>]*)?\/?>/gi

/** Returns a description without the HTML that web shops export it with; other angle brackets are part of the text. */
export function plainDescription(text: string): string {
  if (text.search(tags) < 0) return text
  const spaced = text.replace(tags, tag => (/^<\/?(?:span|strong|b|em|i|u|a|font|sup|sub)\b/i.test(tag) ? '' : ' '))
  return decodeHTMLStrict(spaced).replace(/\s+/g, ' ').trim()
}
