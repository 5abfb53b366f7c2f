import type { CardGateways } from './gateway.ts'
import { monerisGateway } from './moneris.ts'
import { squareGateway } from './square.ts'

/** Returns the gateways that the environment configures. */
export function gatewaysFrom(settings: Record<string, string | undefined>): CardGateways {
  const { SQUARE_ACCESS_TOKEN, SQUARE_URL = 'https://connect.squareup.com' } = settings
  const { MONERIS_STORE_ID, MONERIS_API_TOKEN, MONERIS_CHECKOUT_ID } = settings
  const { MONERIS_CHECKOUT_URL = 'https://gateway.moneris.com/chktv2/request/request.php' } = settings
  const { MONERIS_GATEWAY_URL = 'https://www3.moneris.com/gateway2/servlet/MpgRequest' } = settings
  return {
    ...(SQUARE_ACCESS_TOKEN && { square: squareGateway({ accessToken: SQUARE_ACCESS_TOKEN, url: SQUARE_URL }) }),
    ...(MONERIS_STORE_ID &&
      MONERIS_API_TOKEN &&
      MONERIS_CHECKOUT_ID && {
        moneris: monerisGateway({
          storeId: MONERIS_STORE_ID,
          apiToken: MONERIS_API_TOKEN,
          checkoutId: MONERIS_CHECKOUT_ID,
          checkoutUrl: MONERIS_CHECKOUT_URL,
          gatewayUrl: MONERIS_GATEWAY_URL
        })
      })
  }
}
