import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layerOverrides } from '../../.ci/lint/config.ts'

/** A violation of each rule: a file and a line that must be rejected there. */
const breaches: [wall: string, file: string, line: string][] = [
  ['contract imports nothing of ours', 'src/contract/a.ts', "import '../rules/slug.ts'"],
  ['rules do not import the platform', 'src/rules/a.ts', "import '../platform/platform.ts'"],
  ['the platform does not import rules', 'src/platform/a.ts', "import '../rules/slug.ts'"],
  ['i18n does not import the stores', 'src/i18n/a.ts', "import '../stores/cart/cart.ts'"],
  ['theme does not import the kit', 'src/theme/a.ts', "import '../ui/button.tsx'"],
  ['routing does not import the client', 'src/routing/a.ts', "import '../client/http/request.ts'"],
  ['the client does not import address sources', 'src/client/a.ts', "import '../api/photon.ts'"],
  ['the client does not import formats', 'src/client/http/b.ts', "import '../../format/money.ts'"],
  ['the client does not import the stores', 'src/client/live/a.ts', "import '../../stores/cart/cart.ts'"],
  ['address sources do not import the stores', 'src/api/a.ts', "import '../stores/cart/cart.ts'"],
  ['realtime does not import the stores', 'src/realtime/a.ts', "import '../stores/order/order.ts'"],
  ['stores do not import screens', 'src/stores/cart/a.ts', "import '../../screens/menu/menu-screen.tsx'"],
  ['the kit imports only the theme', 'src/ui/form/a.ts', "import '../../i18n/translate.ts'"],
  ['a screen sends no requests', 'src/screens/menu/a.ts', "import '../../client/http/request.ts'"],
  ['a screen does not import the address sources', 'src/screens/menu/c.ts', "import '../../api/photon.ts'"],
  ['a screen hears no live messages', 'src/screens/menu/card/c.ts', "import '../../../client/live/channels.ts'"],
  ['a screen imports no other screen', 'src/screens/menu/b.ts', "import '../cart/cart-screen.tsx'"],
  ['nor from a folder of its own', 'src/screens/menu/grid/b.ts', "import '../../cart/cart-screen.tsx'"],
  ['lib imports nothing of ours', 'src/lib/search/a.ts', "import '../../rules/slug.ts'"],
  ['formats do not import the stores', 'src/format/a.ts', "import '../stores/cart/cart.ts'"],
  ['payments do not import screens', 'src/payments/a.ts', "import '../screens/cart/cart-screen.tsx'"],
  ['components do not import screens', 'src/components/a.ts', "import '../screens/cart/cart-screen.tsx'"],
  ['components send no requests', 'src/components/b.ts', "import '../client/http/request.ts'"],
  ['the app does not import the embed', 'src/app/a.ts', "import '../embed/mount/mount.tsx'"],
  ['the embed does not import the loader', 'src/embed/a.ts', "import '../loader/handle.ts'"],
  ['the embed does not import the entry', 'src/embed/b.ts', "import '../main.ts'"],
  ['the staff board does not import the stores', 'src/staff/a.ts', "import '../stores/cart/cart.ts'"],
  ['the app does not import the staff board', 'src/app/d.ts', "import '../staff/words.ts'"],
  ['the loader does not import the stores', 'src/loader/a.ts', "import '../stores/cart/cart.ts'"],
  ['the first screen’s drawing does not import the embed', 'src/first-screen/a.ts', "import '../embed/mount/draw.tsx'"],
  ['the conformance check knows no server', 'src/conformance/a.ts', "import '../server/app.ts'"],
  ['nor anything of the shop', 'src/conformance/areas/a.ts', "import '../../stores/cart/cart.ts'"],
  ['src imports nothing of the demo', 'src/stores/b.ts', "import '../../demo/catalogue/index.ts'"],
  ['the server imports only contract and rules', 'src/server/a.ts', "import '../stores/cart/cart.ts'"],
  ['nor does a module of the server', 'src/server/shop/a/a.ts', "import '../../../lib/qr.ts'"],
  ['nor a folder far down in it', 'src/server/shop/a/b/c/a.ts', "import '../../../../../stores/cart/cart.ts'"],
  [
    'the base of the server does not import the shop',
    'src/server/http/request/a.ts',
    "import '../../shop/menu/routes.ts'"
  ],
  ['nor people', 'src/server/db/a.ts', "import '../people/sessions/secret.ts'"],
  ['the server’s shop does not import people', 'src/server/shop/menu/b.ts', "import '../../people/me/profile.ts'"],
  ['people do not import ordering', 'src/server/people/me/a.ts', "import '../../ordering/orders/read-orders.ts'"],
  ['ordering does not import staff', 'src/server/ordering/orders/emails/a.ts', "import '../../../staff/pause.ts'"],
  ['staff does not import kiosks', 'src/server/staff/a.ts', "import '../kiosks/routes.ts'"],
  ['kiosks do not import the import of lists', 'src/server/kiosks/b.ts', "import '../import/write/write.ts'"],
  ['the import of lists does not import the feed', 'src/server/import/write/a.ts', "import '../../feed/routes.ts'"],
  ['kiosks do not import the feed', 'src/server/kiosks/a.ts', "import '../feed/routes.ts'"],
  ['the server reaches the demo only through its door', 'src/server/b.ts', "import '../../demo/catalogue/index.ts'"],
  ['the door imports nothing else', 'src/server/demo.ts', "import './app.ts'"],
  ['the demo imports only contract, rules and server', 'demo/catalogue/a.ts', "import '../../src/stores/cart/cart.ts'"],
  ['the stores do not import the server', 'src/stores/cart/s.ts', "import '../../server/app.ts'"],
  ['only theme imports goober', 'src/ui/c.ts', "import 'goober'"],
  ['only routing imports wouter', 'src/app/c.ts', "import 'wouter'"],
  ['only embed imports js-cookie', 'src/stores/c.ts', "import 'js-cookie'"],
  ['only rules import date-fns-tz', 'src/i18n/c.ts', "import 'date-fns-tz'"],
  ['only realtime knows PubNub', 'src/stores/d.ts', "import 'pubnub'"],
  ['only embed touches window', 'src/stores/e.ts', 'window.alert()'],
  ['only embed touches document', 'src/screens/cart/e.ts', 'document.title'],
  ['only embed touches the network', 'src/api/e.ts', "void fetch('/')"],
  ['nor does the client', 'src/client/http/e.ts', "void fetch('/')"]
]

/** Imports that must stay allowed. */
const allowed: [file: string, line: string][] = [
  ['src/screens/menu/ok.ts', "import '../../stores/menu/menu.ts'"],
  ['src/screens/menu/grid/ok.ts', "import '../card/product-card.tsx'"],
  ['src/stores/cart/ok.ts', "import '../../client/http/request.ts'"],
  ['src/screens/cart/ok.ts', "import '../../client/async-state.ts'"],
  ['src/staff/data/ok.ts', "import '../../client/http/request.ts'"],
  ['src/api/ok.ts', "import '../client/http/request.ts'"],
  ['src/stores/cart/near.ts', "import '../menu/menu.ts'"],
  ['src/components/ok.ts', "import '../stores/cart/cart.ts'"],
  ['src/theme/ok.ts', "import 'goober'"],
  ['src/embed/ok.ts', 'window.alert()'],
  ['src/staff/ok.ts', 'window.alert()'],
  ['src/staff/orders/ok.ts', "import '../../ui/button.tsx'"],
  ['src/server/rule.ts', "import '../rules/cart/limit.ts'"],
  ['src/server/kiosks/ok.ts', "import '../ordering/orders/read-orders.ts'"],
  ['src/server/http/ok.ts', "import '../../contract/staff/staff-board.ts'"],
  ['src/server/ok.ts', "import '../contract/cart/cart.ts'"],
  ['demo/pages/ok.ts', "import '../../src/server/seed/slug.ts'"]
]

const folder = mkdtempSync(join(tmpdir(), 'walls-'))
let refused: string[] = []

function plant(file: string, line: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${line}\n`)
}

beforeAll(() => {
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify({ overrides: layerOverrides }))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [, file, line] of breaches) plant(file, line)
  for (const [file, line] of allowed) plant(file, line)
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['-c', 'oxlint.json', '-f', 'unix', 'src', 'demo'],
    { cwd: folder, encoding: 'utf8' }
  )
  refused = stdout.split('\n').filter(line => /no-restricted-(imports|globals)/.test(line))
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(breaches)('%s', (_, file) => {
  expect(refused.filter(line => line.startsWith(`${file}:`))).not.toEqual([])
})

test.each(allowed)('%s may say: %s', file => {
  expect(refused.filter(line => line.startsWith(`${file}:`))).toEqual([])
})
