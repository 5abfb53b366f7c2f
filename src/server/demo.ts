/** The server's only door to the demo. A shop in earnest needs the addresses and pictures alone. */
export { type KnownPlace, places } from '../../demo/catalogue/addresses.ts'
export { history as demoHistory } from '../../demo/catalogue/history.ts'
export { seed as demoSeed } from '../../demo/catalogue/index.ts'
export { drawCategory, drawLogo, drawProduct } from '../../demo/catalogue/pictures/index.ts'
export { fakeCardsRoutes } from '../../demo/fake-providers/cards/script.ts'
export { type FakeProviders, startFakeProviders } from '../../demo/fake-providers/start.ts'
