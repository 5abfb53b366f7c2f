import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { wordpressFolder } from './find.ts'
import { freePort } from './free-port.ts'
import { startMariaDb } from './mariadb.ts'

const run = promisify(execFile)

/** A WordPress site with one administrator, `admin`. */
export interface Site {
  url: string
  folder: string
  password: string
  /** Runs PHP within WordPress, and returns what it prints. The site is a developer's, unless told otherwise. */
  php: (code: string, kind?: 'local' | 'production') => Promise<string>
  /** Returns what PHP has complained of so far in the plugin. */
  complaints: () => string[]
  stop: () => Promise<void>
}

/** Copies WordPress, and gives it a private database and PHP's own web server on a free loopback port. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-wordpress-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const root = join(folder, 'site')
  const database = await startMariaDb(join(folder, 'sql'))
  // The package links to files of others, such as jQuery.
  cpSync(wordpressFolder, root, { recursive: true, dereference: true, filter: path => !path.endsWith('.htaccess') })
  mkdirSync(join(root, 'wp-content/uploads'), { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, 'php.log')
  writeFileSync(log, '')
  writeFileSync(join(root, 'wp-config.php'), configuration({ socket: database.socket, url, log }))
  const password = randomBytes(9).toString('hex')
  const web = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root], {
    stdio: 'ignore',
    // Its workers end with their group.
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }
  })
  const kill = () => {
    if (web.pid !== undefined && web.exitCode === null) process.kill(-web.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  await answers(`${url}/readme.html`)
  await install(url, password)
  return {
    url,
    folder: root,
    password,
    php: async (code, kind = 'local') => {
      const env = { ...process.env, SITE_KIND: kind }
      return (await run('php', ['-r', `require '${root}/wp-load.php'; ${code}`], { env })).stdout
    },
    // WordPress 6.1 itself is older than the PHP that it runs on.
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => line.includes('plugins/storefront-shop')),
    async stop() {
      process.off('exit', kill)
      const end = once(web, 'exit')
      kill()
      await end
      await database.stop()
      process.off('exit', removeFolder)
      removeFolder()
    }
  }
}

interface Place {
  socket: string
  url: string
  log: string
}

/**
 * WordPress' settings: it asks nobody outside this machine, lets nobody save scripts, as on a network of sites, and writes
 * each of PHP's complaints into the log.
 */
const configuration = ({ socket, url, log }: Place): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_ENVIRONMENT_TYPE', getenv( 'SITE_KIND' ) ?: 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'DISALLOW_UNFILTERED_HTML', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${log}' );
${[
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT'
]
  .map(name => `define( '${name}', '${randomBytes(24).toString('hex')}' );`)
  .join('\n')}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

async function answers(url: string, tries = 200): Promise<void> {
  const reply = await fetch(url).catch(() => undefined)
  if (reply?.ok) return
  if (tries === 0) throw new Error('PHP’s web server did not start.')
  await new Promise(done => setTimeout(done, 50))
  await answers(url, tries - 1)
}

async function install(url: string, password: string): Promise<void> {
  const reply = await fetch(`${url}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'Northern Leaf',
      user_name: 'admin',
      admin_password: password,
      admin_password2: password,
      pw_weak: '1',
      admin_email: 'admin@example.com',
      blog_public: '0',
      language: ''
    })
  })
  const page = await reply.text()
  if (!page.includes('wp-login.php')) throw new Error(`WordPress was not installed: ${page.slice(-2000)}`)
}
