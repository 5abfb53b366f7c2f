import { parseHash } from '../../../routing/hash.ts'
import { chromeOf, readFlags } from '../../../routing/parameters.ts'
import type { StorefrontOptions } from '../../mount/options.ts'
import { adoptStyles } from '../../mount/style-sheet.ts'

/** What hides the host's header and footer. */
export interface HostChrome {
  show(pageQuery: string, hash?: string): void
  end(): void
}

export function takeChrome(root: HTMLElement, options: Pick<StorefrontOptions, 'hostHeader' | 'hostFooter'>, nonce: string | undefined): HostChrome {
  const { write, end } = adoptStyles(document, nonce)
  return {
    show(pageQuery, hash = '') {
      const { header, footer } = chromeOf(readFlags(pageQuery, parseHash(hash)?.query ?? ''))
      write(header + footer + options.hostHeader)
    },
    end
  }
}
export function start(script: HTMLElement, veil: StorefrontOptions|Animation): void {
  (veil as Animation).cancel()
}
