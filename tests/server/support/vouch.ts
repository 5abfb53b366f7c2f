import { createHash, randomBytes } from 'node:crypto'

const secret = () => randomBytes(32).toString('base64url')

/** Returns the storefront's parameters of one sign-in. */
export const newAsk = () => {
  const verifier = secret()
  return {
    verifier,
    body: {
      state: secret(),
      nonce: secret(),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      redirect_uri: 'https://shop.example/menu'
    }
  }
}

/**
 * Follows a provider's redirects with its cookies like a shopper, chooses an account, and returns the URL that leads
 * back.
 */
export async function chooseAt(address: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const go = async (to: string, form?: URLSearchParams): Promise<Response> => {
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form })
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  let at = address
  let response = await go(at)
  for (let step = 0; step < 8; step++) {
    const next = response.headers.get('location')
    if (next !== null) {
      const to = new URL(next, at)
      if (to.host === 'shop.example') return to
      at = to.href
      response = await go(at)
      continue
    }
    const page = await response.text()
    const form = new URLSearchParams({ account })
    for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g))
      form.set(name, value.replaceAll('&amp;', '&'))
    at = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', at).href
    response = await go(at, form)
  }
  throw new Error('The provider leads nowhere.')
}
