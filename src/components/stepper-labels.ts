import type { useT } from '../i18n/translate.ts'

/** The labels of a stepper in the shopper's language, by counted item and quantity. */
export const stepperLabels = (t: ReturnType<typeof useT>['t'], what: { name: string; count: number }) => ({
  more: t('step.more', what),
  fewer: t('step.fewer', what),
  remove: t('step.remove', what),
  count: t('step.count', what)
})
