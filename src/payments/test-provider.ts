import type { CardVendor } from './vendor.ts'

/** The global of the test provider's script. */
interface DemoCards {
  mount(
    selector: string,
    options: { locale: string; theme: string; surface: string; title: string }
  ): Promise<{ tokenize(): Promise<{ token?: string; problem?: string }>; destroy(): void }>
}

/** The demo's test provider: fields in a cross-site frame that return a token. */
export const testProvider: CardVendor<DemoCards> = {
  global: 'DemoCards',
  async attach(api, { id, theme, surface }, _settings, shown) {
    const fields = await api.mount(`#${id}`, { ...shown, theme, surface })
    return {
      async collect() {
        const { token, problem } = await fields.tokenize()
        if (token) return { status: 'token', token }
        return { status: 'failed', why: problem === 'fields' ? 'fields' : 'timeout' }
      },
      unmount: () => fields.destroy()
    }
  }
}
