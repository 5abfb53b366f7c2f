import {
  browserGlobals,
  closedTo,
  demoMayImport,
  doorToDemo,
  layers,
  packageOwners,
  serverSteps,
  withGlobals
} from './layers.ts'

type Override = { files: string[]; rules: Record<string, unknown> }

/** The supported folder depths within a layer. */
const DEPTHS = [0, 1, 2, 3, 4, 5]

const list = (names = '') => names.split(' ').filter(Boolean)
const all = [...Object.keys(layers), 'main', 'main-served']
const anyOf = (names: readonly string[]) => `(${names.join('|')})`

/** Builds the rule against imports from regular expressions, each with the message for violations. */
const against = (patterns: readonly [regex: string, message: string][]) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }]
})

/** Returns the imports that are forbidden to a layer's files, `depth` folders deep. */
function forbiddenAt(layer: string, depth: number): [regex: string, message: string][] {
  const allowed = list(layers[layer])
  const up = '\\.\\./'.repeat(depth + 1)
  const closed = all.filter(other => other !== layer && !allowed.includes(other))
  const packages = Object.keys(packageOwners).filter(name => !list(packageOwners[name]).includes(layer))
  const patterns: [string, string][] = [
    [`^${up}${anyOf(closed)}(/|\\.ts$)`, `${layer} may import only ${allowed.join(', ') || 'itself'} of src.`],
    [`^(\\.\\./)+(demo|tests)/`, 'src imports nothing of demo or tests.'],
    [`^${anyOf(packages)}(/|$)`, 'Another layer owns this package: see packageOwners in .ci/lint/layers.ts.']
  ]
  for (const [folder, layers] of Object.entries(closedTo))
    if (list(layers).includes(layer)) patterns.push([`^${up}${folder}/`, `${layer} may not import ${folder}.`])
  if (layer === 'screens' && depth > 0)
    patterns.push([`^${'\\.\\./'.repeat(depth)}[^.]`, 'A screen imports no other screen.'])
  return patterns
}

const layerAt = (layer: string, depth: number): Override => ({
  files: [`src/${layer}/${'*/'.repeat(depth)}*.{ts,tsx}`],
  rules: against(forbiddenAt(layer, depth))
})

/** Returns the overrides of a step of the server, which come after those of the layer, and repeat them. */
function stepOverrides(step: readonly string[], at: number): Override[] {
  const higher = serverSteps.slice(at + 1).flat()
  if (higher.length === 0) return []
  return DEPTHS.slice(1).map(depth => {
    const pattern: [string, string] = [
      `^${'\\.\\./'.repeat(depth)}${anyOf(higher)}/`,
      `${step.join(', ')} may not import ${higher.join(', ')}: see serverSteps in .ci/lint/layers.ts.`
    ]
    return {
      files: step.map(folder => `src/server/${folder}/${'*/'.repeat(depth - 1)}*.ts`),
      rules: against([...forbiddenAt('server', depth), pattern])
    }
  })
}

const noBrowser = (layer: string): Override => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-globals': [
      'error',
      ...list(browserGlobals).map(name => ({
        name,
        message: 'Reach the browser through platform; only embed touches it.'
      }))
    ]
  }
})

/** The door may import the demo, and nothing else of src. */
const door: Override = {
  files: [doorToDemo],
  rules: against([['^(\\./|\\.\\./[^.])', `${doorToDemo} imports the demo alone.`]])
}

const demo: Override = {
  files: ['demo/**/*.ts'],
  rules: against([
    [
      `(^|/)src/${anyOf(all.filter(layer => !list(demoMayImport).includes(layer)))}/`,
      `demo may import only ${list(demoMayImport).join(' and ')} of src.`
    ]
  ])
}

/** Overrides for oxlint that keep each layer from importing higher ones. */
export const layerOverrides: Override[] = [
  ...Object.keys(layers).flatMap(layer => DEPTHS.map(depth => layerAt(layer, depth))),
  ...Object.keys(layers)
    .filter(layer => !list(withGlobals).includes(layer))
    .map(noBrowser),
  ...serverSteps.flatMap(stepOverrides),
  door,
  demo
]
