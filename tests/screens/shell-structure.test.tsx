import { beforeEach } from 'vitest'
import { AppError } from '../../src/app/fallbacks.tsx'
import { ShellToasts } from '../../src/app/shell-toasts.tsx'
import { LanguageSwitch } from '../../src/components/language-switch.tsx'
import { ShopFooter } from '../../src/components/shop-footer.tsx'
import { showSentence } from '../../src/client/toasts.ts'
import { confirmAge } from '../../src/stores/session/age-question.ts'
import { Busy } from '../../src/ui/overlay/busy.tsx'
import { testStructure } from './support/axe.ts'
import { render } from './support/render.tsx'
import { inQueenWest } from './support/shop.ts'

inQueenWest()
beforeEach(confirmAge)

testStructure({
  'the footer': () => render(<ShopFooter />),
  'the language switch': () => render(<LanguageSwitch />),
  'a toast': () => {
    showSentence({ key: 'problem.closed' })
    return render(<ShellToasts />)
  },
  'the spinner': () => render(<Busy label="One moment…" lock={() => () => {}} />),
  'a crashed screen': () => render(<AppError onAgain={() => {}} />)
})
