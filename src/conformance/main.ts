/**
 * `npm run conformance -- URL`: checks any back end against our contract, over HTTP only. Exits with 1 if a check
 * fails; see `--help` for the options.
 */
import { parseArgs } from 'node:util'
import { closing, conform, lineOf } from './run.ts'

const usage = `Checks a back end against the storefront's contract, over HTTP alone.

  npm run conformance -- URL [--staff TOKEN] [--session TOKEN] [--feed-key KEY] [--origin URL] [--wait SECONDS]

URL        the API's address, without /v1: http://localhost:4280
--staff    the bearer token of the staff: used to close a store briefly when all are open
--session  a shopper's session token, for shops without guest checkout
--feed-key a key of the feed with the scopes catalog, stock and orders: sends a few sizes back as they are listed
--origin   a page origin, for APIs that only allow the business's own pages: https://shop.example
--wait     maximum seconds to wait for a realtime message (default 10)

Creates a few carts, places one pay-in-store order and cancels it. Exits with code 1 if a check fails.
`

const text = { type: 'string' } as const
const options = {
  staff: text,
  session: text,
  'feed-key': text,
  origin: text,
  wait: text,
  help: { type: 'boolean', short: 'h' }
} as const

const commandLine = read()
if (commandLine !== undefined) await start(commandLine)

function read() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'Invalid arguments.')
  }
}

async function start({ values, positionals }: NonNullable<typeof commandLine>): Promise<void> {
  if (values.help) return console.log(usage)
  const [url] = positionals
  if (url === undefined || positionals.length > 1 || !/^https?:\/\//.test(url) || !URL.canParse(url))
    return refuse('Usage: npm run conformance -- http://localhost:4280 (see --help).')
  const wait = Number(values.wait ?? 10)
  if (!(wait > 0)) return refuse(`Invalid --wait "${values.wait}": expected a number of seconds.`)
  let area = ''
  const results = await conform(
    url,
    { ...values, feedKey: values['feed-key'], wait },
    {
      onResult: result => {
        if (area !== result.area) console.log(`${area === '' ? '' : '\n'}${result.area}`)
        area = result.area
        console.log(`  ${lineOf(result).replaceAll('\n', '\n  ')}`)
      }
    }
  )
  console.log(`\n${closing(results)}`)
  if (results.some(result => result.outcome === 'failed')) process.exitCode = 1
}

function refuse(sentence: string): undefined {
  console.error(sentence)
  process.exitCode = 1
}
