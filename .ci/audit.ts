/**
 * Audits the production packages: their licences and known vulnerabilities. Exits with 1 for a licence that is not
 * allowed or a vulnerability of high severity. If the registry is unreachable, this is reported without failing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Entry, refusedLicences } from './licences.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }

/**
 * Returns the licence of an installed package. Packages for other platforms are not installed; their siblings have the
 * same licence.
 */
function licenceAt(path: string): string {
  const file = `${path}/package.json`
  if (!existsSync(file)) return ''
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } }
  return typeof license === 'object' ? license.type : (license ?? '')
}

interface Audit {
  metadata?: { vulnerabilities: Record<'high' | 'critical' | 'total', number> }
  vulnerabilities?: Record<string, { severity: string }>
}

/** Returns the registry's audit report; undefined if it is unreachable. */
function audit(): Audit | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32'
  })
  try {
    const said = JSON.parse(stdout) as Audit
    return said.metadata === undefined ? undefined : said
  } catch {
    return undefined
  }
}

const refused = refusedLicences(packages, licenceAt)
for (const line of refused) console.error(`Licence not allowed: ${line}`)
if (refused.length === 0) console.log('Licences of production packages: all allowed.')

const found = audit()
const { high = 0, critical = 0, total = 0 } = found?.metadata?.vulnerabilities ?? {}
if (found === undefined) console.log('Weaknesses: the registry does not answer questions about them here; not checked.')
else console.log(`Weaknesses of production packages: ${total}, of which ${high + critical} high or critical.`)
for (const [name, { severity }] of Object.entries(found?.vulnerabilities ?? {})) console.log(`  ${name}: ${severity}`)

process.exitCode = refused.length > 0 || high + critical > 0 ? 1 : 0
