export { checkOffer } from '../../../rules/promotion-law/check-offer.ts'
export { checkText } from '../../../rules/promotion-law/check-text.ts'
export { ruleById } from '../../../rules/promotion-law/promotion-rules.ts'
