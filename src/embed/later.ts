/** All that the first products do without: the build makes a script of its own of it, which the first one loads by itself. */
export * from '../app/later.ts'
export { browserCards } from './cards/browser-cards.ts'
export { print } from './print.ts'
export { browserProviders } from './provider-window.ts'
