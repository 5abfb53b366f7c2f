import type { mails } from '../db/schema.ts'
import { escaped } from './letter/escaped.ts'

/** Renders the demo's mailbox, newest first. */
export const mailboxPage = (mails: SentMail[], to: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo mailbox</title>
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
article{margin:1.5rem 0;padding:1rem;border:1px solid #767676;border-radius:8px}
h2{margin:0;font-size:1.1rem}iframe{width:100%;height:40rem;border:0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}</style>
<main>
<h1>Demo mailbox</h1>
<p>Emails and texts the shop would have sent. Nothing leaves this machine.</p>
<form><label>To <input name="to" value="${escaped(to)}"></label> <button>Show</button></form>
${mails.length === 0 ? '<p>No messages.</p>' : mails.map(article).join('\n')}
</main>
</html>`

const article = ({ channel, to, subject, body, html, at, unsubscribe }: SentMail): string => `<article>
<h2>${escaped(subject === '' ? 'Text message' : subject)}</h2>
<p>${channel === 'sms' ? 'Text' : 'Email'} to ${escaped(to)}, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${linked(body)}</pre>
${unsubscribe === null ? '' : `<p>List-Unsubscribe: ${linked(unsubscribe)}</p>`}
${html === null ? '' : framed(html)}
</article>`

/** The HTML of an email as a mail program shows it, where it can run nothing. */
const framed = (html: string): string =>
  `<details><summary>As HTML</summary><iframe sandbox title="HTML" srcdoc="${escaped(html)}"></iframe></details>`

const linked = (body: string): string =>
  body
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')

/** A message as the mailbox shows it. */
export type SentMail = Pick<
  typeof mails.$inferSelect,
  'channel' | 'to' | 'subject' | 'body' | 'html' | 'at' | 'unsubscribe'
>
