// The texts that fields of the first replies may have, apart from the schemas, whose code comes later.

export const limitClasses = [
  'dried',
  'fresh',
  'solid',
  'non-solid',
  'beverage',
  'concentrate',
  'seed',
  'accessory'
] as const
export const strainTypes = ['indica', 'sativa', 'hybrid', 'blend'] as const
export const productForms = [
  'flower',
  'pre-roll',
  'vape',
  'concentrate',
  'edible',
  'chocolate',
  'beverage',
  'oil',
  'capsule',
  'topical',
  'seed',
  'accessory'
] as const
export const potencyUnits = ['%', 'mg', 'mg/g', 'mg/mL'] as const
export const ageGateModes = ['off', 'yes-no', 'date-of-birth', 'account'] as const
export const contactTypes = ['phone', 'email', 'website'] as const
export const cardProviders = ['stand-in', 'square', 'moneris'] as const
export const cardModes = ['test', 'live'] as const
export const socialProviders = ['google', 'facebook'] as const
export const socialActions = ['sign-in', 'sign-up', 'link'] as const
export const failureCodes = [
  'invalid',
  'not_found',
  'unauthorized',
  'forbidden',
  'stale',
  'sold_out',
  'limit_exceeded',
  'empty_cart',
  'slot_gone',
  'closed',
  'conflict',
  'rate_limited',
  'link_used',
  'link_expired',
  'unavailable',
  'promo',
  'out_of_zone',
  'below_minimum',
  'payment',
  'sign_in_required',
  'under_age'
] as const
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'email',
  'phone',
  'postal',
  'number',
  'choice',
  'past',
  'wrong',
  'guessable',
  'code',
  'too_young',
  'unknown'
] as const
