import { pipe, regex, string } from 'valibot'

/** The code of an order placed at a kiosk, such as `B042`: the kiosk's letter and three digits. */
export const kioskCode = pipe(string(), regex(/^[A-Z]\d{3}$/))
