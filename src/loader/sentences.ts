import * as english from '../i18n/messages/first.en-CA.json'
import * as french from '../i18n/messages/first.fr-CA.json'
import type { Locale } from '../i18n/locale.ts'

/** Texts that are needed before any chunk has arrived, by message key. */
export type Sentences = Record<'shell.loading' | 'load.failed' | 'shell.noCode' | 'shell.call' | 'common.retry', string>

/** The loader's sentences, by language. They are named one by one, so that the build leaves out the other messages. */
export const sentences: Record<Locale, Sentences> = {
  'en-CA': {
    'shell.loading': english['shell.loading'],
    'load.failed': english['load.failed'],
    'shell.noCode': english['shell.noCode'],
    'shell.call': english['shell.call'],
    'common.retry': english['common.retry']
  },
  'fr-CA': {
    'shell.loading': french['shell.loading'],
    'load.failed': french['load.failed'],
    'shell.noCode': french['shell.noCode'],
    'shell.call': french['shell.call'],
    'common.retry': french['common.retry']
  }
}
