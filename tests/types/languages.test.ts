import { expectTypeOf, test } from 'vitest'
import { defineLanguage, type MessageKey } from '../../src/i18n/define-language.ts'
import type { Language } from '../../src/i18n/language.ts'
import english from '../../src/i18n/messages/en-CA.json'

// Checked by `npm run types`: a wrong expectation or a missing error fails there.
const { 'common.close': close, ...others } = english

test('a language has every message that English has', () => {
  expectTypeOf<'common.close'>().toExtend<MessageKey>()
  expectTypeOf(defineLanguage('Deutsch', () => Promise.resolve({ default: english }))).toEqualTypeOf<Language>()
  // @ts-expect-error -- 'common.close' is missing
  expectTypeOf(defineLanguage('Deutsch', () => Promise.resolve({ default: others }))).toBeObject()
})

test('and none that English has not', () => {
  const more = { ...others, 'common.close': close, 'common.own': 'Eigenes' }
  // @ts-expect-error -- there is no message 'common.own' in English
  expectTypeOf(defineLanguage('Deutsch', () => Promise.resolve({ default: more }))).toBeObject()
})
