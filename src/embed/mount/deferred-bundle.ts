/**
 * The entry of the second script, which contains everything the first products don't need. The first script loads it.
 */
export * from '../../app/deferred/deferred-bundle.ts'
export { browserCards } from '../../payments/browser-cards.ts'
export { print } from '../browser/print.ts'
export { browserProviders } from '../browser/provider-window.ts'
