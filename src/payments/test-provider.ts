import type { CardVendor } from './vendor.ts'

/** What the script of the demo's stand-in sets. */
interface DemoCards {
  mount(
    selector: string,
    options: { locale: string; theme: string; surface: string; title: string }
  ): Promise<{ tokenize(): Promise<{ token?: string; problem?: string }>; destroy(): void }>
}

/** The demo's stand-in: fields in a frame of its own site, which give a token. */
export const testProvider: CardVendor<DemoCards> = {
  global: 'DemoCards',
  async attach(api, { id, theme, surface }, _settings, shown) {
    const fields = await api.mount(`#${id}`, { ...shown, theme, surface })
    return {
      async collect() {
        const { token, problem } = await fields.tokenize()
        if (token) return { is: 'token', token }
        return { is: 'failed', why: problem === 'fields' ? 'fields' : 'timeout' }
      },
      unmount: () => fields.destroy()
    }
  }
}
