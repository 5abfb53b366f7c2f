import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { callLinks } from '../rules/typed/support/call-links.ts'

const run = promisify(execFile)

const program = `define( 'ABSPATH', '/' ); error_reporting( E_ALL ); ini_set( 'display_errors', 'stderr' );
require 'src/wordpress/includes/class-call-link.php';
echo json_encode( array_map( array( 'StorefrontShop\\Call_Link', 'url' ), json_decode( $argv[1] ) ) );`

/** Returns the plugin's call links of some numbers, and what PHP complained of. */
async function linksOf(shown: readonly string[]): Promise<{ links: string[]; stderr: string }> {
  const { stdout, stderr } = await run('php', ['-r', program, '--', JSON.stringify(shown)])
  return { links: JSON.parse(stdout), stderr }
}

test('the plugin dials the displayed number, as the storefront does', async () => {
  const { links, stderr } = await linksOf(callLinks.map(([shown]) => shown))
  expect(links.map((link, index) => [callLinks[index]?.[0], link])).toEqual(callLinks)
  expect(stderr).toBe('')
})

test('a text without a digit is no number to call', async () => {
  expect(await linksOf(['', 'ask us', '+'])).toEqual({ links: ['', '', ''], stderr: '' })
})
