import type { Language } from '../../http/request/language.ts'
import type { Mail } from '../send.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** Writes a letter out for its channel: an email as text and HTML, a text as text. */
export const written = (
  letter: Letter,
  { channel, shop, language }: { channel: Mail['channel']; shop: string; language: Language }
): Pick<Mail, 'subject' | 'body' | 'html'> => ({
  subject: letter.subject,
  body: letterText(letter, language),
  ...(channel === 'email' && { html: letterHtml(letter, shop, language) })
})
