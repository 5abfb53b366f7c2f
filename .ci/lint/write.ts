import { readFileSync, writeFileSync } from 'node:fs'
import { layerOverrides } from './config.ts'

// oxlint reads no configuration in TypeScript on Node 20: what it reads is written from the data before each run.
const base = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: unknown[] }
writeFileSync(
  '.oxlintrc.layers.json',
  JSON.stringify({ ...base, overrides: [...layerOverrides, ...base.overrides] }, null, 2)
)
