interface Policies {
  createPolicy(name: string, rules: Policy): Policy
}
interface Policy {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

let policy: Policy | undefined

/**
 * Our policy on pages that require trusted types, named `storefront`; plain texts elsewhere. It trusts the addresses of our
 * own files and of a payment provider's script, and markup from the retailer's own API.
 */
export function trusted(): Policy {
  const plain: Policy = { createHTML: text => text, createScriptURL: text => text }
  try {
    policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('storefront', plain)
  } catch {
    // The page's content security policy doesn't name ours.
  }
  return policy ?? plain
}
