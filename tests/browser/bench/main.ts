import { needChromium } from '../support/find-browser.ts'
import { launchChromium } from '../support/launch.ts'
import { benchPages } from './bench-pages.ts'
import { benchMenu } from './menu.ts'
import { readOptions } from './options.ts'
import { benchPresses } from './presses/presses.ts'
import { benchProfile } from './profile/profile.ts'

const options = readOptions()
const browser = await launchChromium(needChromium())
try {
  if (options.tool === 'menu') await benchMenu(browser)
  else if (options.tool === 'profile') await benchProfile(browser, options)
  else if (!(await (options.tool === 'presses' ? benchPresses : benchPages)(browser, options)) && options.check)
    process.exitCode = 1
} finally {
  await browser.close()
}
