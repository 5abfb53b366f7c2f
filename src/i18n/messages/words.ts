/**
 * Messages by key, in English (Canada) and French (Canada). `{name}` is a parameter; `one|many` is chosen by `count`.
 */
export type Words = Record<string, readonly [en: string, fr: string]>
