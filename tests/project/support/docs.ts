import { readdirSync, readFileSync } from 'node:fs'

/** All documents of the project, as paths from its root. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'demo/README.md',
  'tests/README.md',
  '.build/README.md',
  '.ci/README.md',
  ...readdirSync('src').flatMap(room => (room.includes('.') ? [] : [`src/${room}/README.md`])),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => `docs/${path}`)
]

/** Returns the text of a document. */
export const textOf = (path: string): string => readFileSync(path, 'utf8')

/** Returns a document's text without its code blocks. */
export const proseOf = (path: string): string => textOf(path).replace(/^( *)```[\s\S]*?^\1```/gm, '')

/** Returns the part of a document below a heading, up to the next heading. */
export function section(path: string, heading: string): string {
  const [, below] = textOf(path).split(new RegExp(`^#+ ${heading}$`, 'm'))
  if (below === undefined) throw new Error(`${path} has no heading "${heading}".`)
  return below.split(/^#+ /m)[0] ?? ''
}

/** Returns the rows of the tables in a text, without headings, each as the text of its cells. */
export const rowsIn = (text: string): string[][] =>
  text
    .split(/\n(?!\|)/)
    .flatMap(block =>
      block
        .split('\n')
        .filter(line => line.startsWith('|'))
        .slice(2)
    )
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim())
    )

/** Returns the inline code in a text. */
export const codesIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
