/** All that the first products do without: the build makes a script of its own of it, which the first one loads by itself. */
export * from '../../app/deferred/deferred-bundle.ts'
export { browserCards } from '../../payments/browser-cards.ts'
export { print } from '../browser/print.ts'
export { browserProviders } from '../browser/provider-window.ts'
