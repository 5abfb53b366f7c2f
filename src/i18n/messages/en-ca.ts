/** English (Canada). `{name}` is filled in; `one|many` is chosen by `count`. */
export const en = {
  'common.close': 'Close',
  'common.retry': 'Try again'
}

export type MessageKey = keyof typeof en
