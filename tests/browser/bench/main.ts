import { needChromium } from '../support/find-chromium.ts'
import { launchChromium } from '../support/launch.ts'
import { benchMenu } from './menu.ts'
import { benchStartUp } from './start-up.ts'

const browser = await launchChromium(needChromium())
if (!process.argv.includes('menu')) await benchStartUp(browser)
if (!process.argv.includes('start')) await benchMenu(browser)
await browser.close()
