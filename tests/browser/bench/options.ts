import { parseArgs } from 'node:util'
import { type NetworkName, networks } from './visit/networks.ts'

/** The options of `npm run bench`. */
export interface BenchOptions {
  /**
   * `menu` measures the actions of a shopper in the menu, `presses` the time from a press to the next paint, and `profile` prints
   * where the time of one visit goes.
   */
  tool: 'pages' | 'menu' | 'presses' | 'profile'
  /** Numbers of products in the menu. */
  sizes: number[]
  networks: NetworkName[]
  /** The figures are medians of this many runs. */
  runs: number
  /** Exit with an error if a budget is exceeded. */
  check: boolean
  /** Write the tables of docs/speed.md. */
  write: boolean
}

const usage = `npm run bench [-- menu | presses | profile] [--sizes 24,250,5000] [--network fast,slow] [--runs 7] [--check] [--write]`

function fail(problem: string): never {
  console.error(`${problem}\n${usage}`)
  process.exit(2)
}

const tools = ['pages', 'menu', 'presses', 'profile'] as const
/** Sizes and networks unless others are named: a profile is of one visit. */
const usually = {
  pages: { sizes: '24,250', network: 'fast,slow' },
  menu: { sizes: '50,500,5000', network: 'fast' },
  presses: { sizes: '250,5000', network: 'fast' },
  profile: { sizes: '24', network: 'fast' }
} as const
const isTool = (name: string): name is BenchOptions['tool'] => (tools as readonly string[]).includes(name)
const isNetwork = (name: string): name is NetworkName => name in networks
const wholeNumber = (text: string, name: string): number =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fail(`Invalid --${name}: "${text}"`)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sizes: { type: 'string' },
        network: { type: 'string' },
        runs: { type: 'string', default: '7' },
        check: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false }
      }
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** Reads the options from the command line. Explains an invalid one and exits. */
export function readOptions(): BenchOptions {
  const { values, positionals } = readArguments()
  const [tool = 'pages', ...rest] = positionals
  if (!isTool(tool) || rest.length > 0) fail(`Unknown: ${positionals.join(' ')}`)
  const usual = usually[tool]
  const names = (values.network ?? usual.network).split(',')
  return {
    tool,
    sizes: (values.sizes ?? usual.sizes).split(',').map(text => wholeNumber(text, 'sizes')),
    networks: names.map(name => (isNetwork(name) ? name : fail(`Invalid --network: "${name}"`))),
    runs: wholeNumber(values.runs, 'runs'),
    check: values.check,
    write: values.write
  }
}
