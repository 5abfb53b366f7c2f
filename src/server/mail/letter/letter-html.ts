import type { Language } from '../../http/request/language.ts'
import { escaped } from './escaped.ts'
import type { Letter, LetterLine, LetterPart, LetterRow } from './letter.ts'

// Neither texts nor backgrounds have colours: a mail program in dark mode picks both, or inverts existing ones. The grey
// is visible on white and on black. Nothing is loaded, so nothing is blocked or reports that it was opened.
const grey = '#808080'
const styles = {
  page: 'margin:0;padding:0;',
  sheet: 'width:100%;max-width:560px;margin:0 auto;border-collapse:collapse;',
  cell: `padding:24px 16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;text-align:start;overflow-wrap:anywhere;`,
  shop: `margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid ${grey};font-size:18px;line-height:1.3;font-weight:bold;`,
  text: 'margin:0 0 16px;',
  link: `display:inline-block;padding:12px 20px;border:2px solid ${grey};border-radius:8px;font-weight:bold;text-decoration:none;`,
  code: 'display:block;font-size:28px;line-height:1.3;font-weight:bold;letter-spacing:2px;',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;',
  name: 'padding:6px 12px 6px 0;vertical-align:top;text-align:start;font-weight:normal;',
  amount: 'padding:6px 0;vertical-align:top;text-align:end;white-space:nowrap;',
  detail: 'font-size:14px;line-height:1.4;',
  total: `border-top:1px solid ${grey};font-size:18px;font-weight:bold;`
}

/** Writes a letter as an HTML document whose styles are inline: one column that fits a screen of 320 px. */
export const letterHtml = ({ subject, parts }: Letter, shop: string, language: Language): string =>
  `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="${styles.page}">
<table role="presentation" style="${styles.sheet}"><tr><td style="${styles.cell}">
<p style="${styles.shop}">${escaped(shop)}</p>
${parts.map(partHtml).join('\n')}
</td></tr></table>
</body>
</html>
`

function partHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="${styles.text}">${lines(part.split('\n'))}</p>`
  switch (part.kind) {
    case 'link':
      return `<p style="${styles.text}"><a href="${escaped(part.url)}" style="${styles.link}">${escaped(part.label)}</a></p>`
    case 'code':
      return `<p style="${styles.text}">${escaped(part.label)}<br><span style="${styles.code}">${escaped(part.code)}</span></p>`
    case 'block':
      return `<p style="${styles.text}"><strong>${escaped(part.label)}</strong><br>${lines(part.lines)}</p>`
    case 'table':
      return `<table style="${styles.table}">\n${part.rows.map(rowHtml).join('\n')}\n</table>`
  }
}

const lines = (all: readonly LetterLine[]): string =>
  all
    .map(line =>
      typeof line === 'string' ? escaped(line) : `<a href="${escaped(line.url)}">${escaped(line.text)}</a>`
    )
    .join('<br>')

function rowHtml({ name, details = [], amount, isTotal }: LetterRow): string {
  const more = isTotal ? styles.total : ''
  const further = details.map(detail => `<br><span style="${styles.detail}">${escaped(detail)}</span>`).join('')
  return `<tr><th scope="row" style="${styles.name}${more}">${escaped(name)}${further}</th><td style="${styles.amount}${more}">${escaped(amount)}</td></tr>`
}
