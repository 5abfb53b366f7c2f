import type { WalletContact, WalletListener, WalletResult, Wallets } from '../platform/cards.ts'
import type { WalletVendor } from './vendor.ts'

interface Contact {
  givenName?: string
  familyName?: string
  email?: string
  phone?: string
}

/** A wallet of Square's script (Web Payments SDK). */
interface SquareWallet {
  attach?(place: HTMLElement, look: object): Promise<void>
  tokenize(): Promise<{ status: string; token?: string; details?: { shipping?: { contact?: Contact } } }>
  destroy(): Promise<unknown>
}

interface SquareRequest {
  update(changed: object): unknown
}

/** Square's payments of a store, as far as wallets use them. */
export interface SquareWallets {
  paymentRequest(options: object): SquareRequest
  applePay(request: SquareRequest): Promise<SquareWallet>
  googlePay(request: SquareRequest): Promise<SquareWallet>
}

/** The global of Square's script. */
interface Square {
  payments(application: string, store: string): SquareWallets
}

interface Browser {
  ApplePaySession?: { canMakePayments(): boolean }
  PaymentRequest?: unknown
}

const total = (amount: number, label: string) => ({ amount: (amount / 100).toFixed(2), label })

function contactOf({ givenName, familyName, email, phone }: Contact = {}): WalletContact {
  return {
    ...(givenName && { first_name: givenName }),
    ...(familyName && { last_name: familyName }),
    ...(email && { email }),
    ...(phone && { phone })
  }
}

async function resultOf(wallet: SquareWallet): Promise<WalletResult> {
  try {
    const { status, token, details } = await wallet.tokenize()
    if (status === 'OK' && token) return { status: 'token', token, contact: contactOf(details?.shipping?.contact) }
    return { status: status === 'Cancel' ? 'cancelled' : 'failed' }
  } catch {
    return { status: 'failed' }
  }
}

/** Asks a wallet when its button is pressed, within the press: the sheet opens for no other reason. */
function answer(place: HTMLElement, wallet: SquareWallet, { mayOpen, onResult }: WalletListener): void {
  place.addEventListener('click', () => {
    if (mayOpen()) void resultOf(wallet).then(onResult)
  })
}

/** Apple draws its button by a style of Safari's; it has no element of its own. */
function appleButton(theme: 'light' | 'dark', locale: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.lang = locale
  button.setAttribute('aria-label', 'Apple Pay')
  const colour = theme === 'dark' ? 'white' : 'black'
  button.style.cssText = `display:block;width:100%;height:48px;border-radius:24px;-webkit-appearance:-apple-pay-button;-apple-pay-button-style:${colour};cursor:pointer;`
  return button
}

async function mountOne(
  name: string,
  payments: SquareWallets,
  request: SquareRequest,
  { theme, locale }: { theme: 'light' | 'dark'; locale: string }
): Promise<[HTMLElement, SquareWallet] | undefined> {
  try {
    if (name === 'apple_pay') return [appleButton(theme, locale), await payments.applePay(request)]
    const wallet = await payments.googlePay(request)
    const place = document.createElement('div')
    await wallet.attach?.(place, {
      buttonColor: theme === 'dark' ? 'white' : 'black',
      buttonSizeMode: 'fill',
      buttonLocale: locale.slice(0, 2)
    })
    return [place, wallet]
  } catch {
    // This device or store can't have it: the script says so only by failing.
    return undefined
  }
}

/** Apple Pay and Google Pay through Square. They ask for the name, email and phone if those are missing. */
export const squareWallets: WalletVendor<Square> = {
  usable(wanted) {
    const { ApplePaySession, PaymentRequest } = window as unknown as Browser
    const can: Record<string, boolean> = {
      apple_pay: ApplePaySession?.canMakePayments() ?? false,
      google_pay: PaymentRequest !== undefined && ApplePaySession === undefined
    }
    return wanted.filter(name => can[name])
  },
  async attach(api, place, { settings, usable, intent, theme }, listener) {
    const { amount, currency, country, payee, locale, asksContact } = intent
    const payments = api.payments(settings.application ?? '', settings.store ?? '')
    const request = payments.paymentRequest({
      countryCode: country,
      currencyCode: currency,
      total: total(amount, payee),
      requestShippingContact: asksContact
    })
    const tried = await Promise.all(usable.map(name => mountOne(name, payments, request, { theme, locale })))
    const mounted = tried.filter(wallet => wallet !== undefined)
    if (mounted.length === 0) return undefined
    place.style.cssText = 'display:grid;gap:8px;'
    for (const [element, wallet] of mounted) {
      answer(element, wallet, listener)
      place.append(element)
    }
    const here: Wallets = {
      update: next => void request.update({ total: total(next, payee) }),
      unmount: () => mounted.forEach(([, wallet]) => void wallet.destroy())
    }
    return here
  }
}
