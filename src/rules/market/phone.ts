/** The countries of North America's numbering plan that have a market of their own; its other members are the API's to know. */
const northAmerica: readonly string[] = ['CA', 'US']

/** True if phone numbers of a market's country have ten digits, without a country's code. */
export const hasTenDigits = (country: string): boolean => northAmerica.includes(country)

/**
 * Completes a phone number in the normal form of `readPhone` for a market's country: North America's national form into
 * E.164. Another country's national form stays, because its numbering plan is the API's to know. Undefined for a number
 * that the country doesn't have.
 */
export function completePhone(phone: string, country: string): string | undefined {
  if (phone.startsWith('+') || !hasTenDigits(country)) return phone
  const [, number, extension = ''] = /^1{0,2}([2-9]\d{9})(;.*)?$/.exec(phone) ?? []
  return number && `+1${number}${extension}`
}
