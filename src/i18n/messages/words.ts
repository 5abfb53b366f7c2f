/** Messages by name, each in English (Canada) and French (Canada). `{name}` is filled in; `one|many` is chosen by `count`. */
export type Words = Record<string, readonly [en: string, fr: string]>
