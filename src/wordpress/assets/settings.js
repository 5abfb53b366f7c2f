/** The settings page: the colour picker and the test of the connection. Runs as it is, without a build. */
;(({ apiFetch }, jQuery, { path, locale, words }) => {
  const field = name => document.getElementById(`storefront-shop-${name}`)
  const results = field('results')

  jQuery('[data-colour]').wpColorPicker()

  function show(text, isGood) {
    const line = document.createElement('p')
    const mark = document.createElement('strong')
    mark.textContent = `${isGood ? words.good : words.bad} `
    mark.style.color = isGood ? '#007017' : '#b32d2e'
    if (isGood !== undefined) line.append(mark)
    line.append(text)
    results.append(line)
  }

  /** Returns true if this page may read the API, as the pages with the shop do. */
  async function isAllowed(api) {
    const base = api.replace(/(\/v1)?\/*$/, '')
    const reply = await fetch(`${base}/v1/business?locale=${locale}`)
    return reply.ok
  }

  async function test() {
    const api = field('api').value.trim()
    results.replaceChildren()
    if (api === '') return show(words.empty, false)
    show(words.testing)
    const [tried, allowed] = await Promise.allSettled([
      apiFetch({ path, method: 'POST', data: { api, script: field('script').value.trim() } }),
      isAllowed(api)
    ])
    results.replaceChildren()
    if (tried.status === 'fulfilled') for (const { ok, text } of tried.value) show(text, ok)
    else show(words.failed.replace('%s', String(tried.reason?.message ?? tried.reason)), false)
    const isGood = allowed.status === 'fulfilled' && allowed.value
    show(isGood ? words.allowed : words.blocked, isGood)
  }

  field('test').addEventListener('click', () => void test())
})(window.wp, window.jQuery, window.storefrontShopSettings)
