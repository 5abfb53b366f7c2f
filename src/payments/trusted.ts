interface Policies {
  createPolicy(name: string, rules: Policy): Policy
}
interface Policy {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

interface Page {
  Storefront?: { policy?: Policy | undefined }
  trustedTypes?: Policies
}

/** Outside the function: the page keeps a policy for good, and with it all that its functions can reach. */
const plain: Policy = { createHTML: text => text, createScriptURL: text => text }

/**
 * Our policy on pages that require trusted types, named `storefront`; plain texts elsewhere. It trusts the addresses of our
 * own files and of a payment provider's script, and markup from the retailer's own API. It is kept on our global, because a
 * page may allow a policy once, and the code of a first screen is a script of its own.
 */
export function trusted(): Policy {
  const { Storefront: shared = {}, trustedTypes } = window as unknown as Page
  try {
    shared.policy ??= trustedTypes?.createPolicy('storefront', plain)
  } catch {
    // The page's content security policy doesn't name ours.
  }
  return shared.policy ?? plain
}
