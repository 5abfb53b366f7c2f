import { readFileSync, writeFileSync } from 'node:fs'
import { layerOverrides } from './config.ts'

// oxlint can't read a TypeScript configuration on Node 20, so it is generated before each run.
const base = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: unknown[] }
writeFileSync(
  '.oxlintrc.layers.json',
  JSON.stringify({ ...base, overrides: [...layerOverrides, ...base.overrides] }, null, 2)
)
