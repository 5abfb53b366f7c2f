/**
 * `npm run test:wordpress`: the plugin in a real WordPress. Installs Debian's packages where it can; elsewhere it says that
 * nothing was tested.
 */
import { hasWordpress, wordpressPackages } from '../wordpress/support/find.ts'
import { mayInstall, packages, run } from './packages.ts'

if (!hasWordpress() && mayInstall) {
  console.log('No WordPress was found: installing Debian’s packages of it for the tests.')
  packages(...wordpressPackages)
}
if (hasWordpress()) {
  if (!run('npx', 'vitest', 'run', '--maxWorkers=1', '--project', 'wordpress')) process.exitCode = 1
} else {
  console.log('No WordPress was found: the plugin is not tested.')
  if (mayInstall) process.exitCode = 1
}
