/** The block in the editor: its settings, and the shop itself in a frame. Runs as it is, without a build. */
;(({ apiFetch, blockEditor, blocks, components, element, url }, { isSet, preview, settings, stores, words }) => {
  const { createElement: h, useEffect, useState } = element
  const { PanelBody, Placeholder, SelectControl, TextControl } = components

  const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

  /** The names of the options, which are the block's attributes. */
  const names = ['location', 'locale', 'theme', 'accent', 'radius', 'phone', 'minHeight', 'hostHeader', 'hostFooter']

  /** Returns the stores' names by their slugs, once they are known. */
  function useStores() {
    const [known, setKnown] = useState({})
    useEffect(() => {
      // Without them, the store is entered as text.
      if (isSet) apiFetch({ path: stores }).then(setKnown, () => {})
    }, [])
    return known
  }

  /** Returns a value that has not changed for a moment: not each letter of a colour is shown. */
  function useSettled(value) {
    const [settled, setSettled] = useState(value)
    useEffect(() => {
      const timer = setTimeout(() => setSettled(value), 600)
      return () => clearTimeout(timer)
    }, [value])
    return settled
  }

  function Frame({ attributes, isSelected }) {
    const options = Object.fromEntries(names.map(name => [kebab(name), attributes[name] || undefined]))
    const address = useSettled(url.addQueryArgs(preview, options))
    // A new frame for each address: one that changes would be a step of Back. Clicks select the block first.
    return h('iframe', {
      key: address,
      src: address,
      title: words.preview,
      style: { width: '100%', height: '640px', border: 0, pointerEvents: isSelected ? 'auto' : 'none' }
    })
  }

  const Missing = () =>
    h(
      Placeholder,
      { icon: 'store', label: words.title, instructions: words.missing },
      settings && h('a', { href: settings }, words.open)
    )

  function Edit({ attributes, setAttributes, isSelected }) {
    const known = useStores()
    const field = (name, label) =>
      h(TextControl, { label, value: attributes[name], onChange: value => setAttributes({ [name]: value }) })
    const choice = (name, label, labels) =>
      h(SelectControl, {
        label,
        value: attributes[name],
        options: Object.entries({ '': words.asSet, ...labels }).map(([value, label]) => ({ value, label })),
        onChange: value => setAttributes({ [name]: value })
      })
    const panels = h(
      blockEditor.InspectorControls,
      {},
      h(
        PanelBody,
        { title: words.shop },
        Object.keys(known).length > 0 ? choice('location', words.location, known) : field('location', words.location),
        choice('locale', words.locale, { auto: words.auto, 'en-CA': 'English', 'fr-CA': 'Français' }),
        field('phone', words.phone)
      ),
      h(
        PanelBody,
        { title: words.look, initialOpen: false },
        choice('theme', words.theme, { auto: words.auto, light: words.light, dark: words.dark }),
        field('accent', words.accent),
        field('radius', words.radius),
        field('minHeight', words.minHeight)
      ),
      h(
        PanelBody,
        { title: words.site, initialOpen: false },
        field('hostHeader', words.header),
        field('hostFooter', words.footer)
      )
    )
    const shop = isSet ? h(Frame, { attributes, isSelected }) : h(Missing)
    return h('div', blockEditor.useBlockProps(), panels, shop)
  }

  /** A pasted shortcode becomes the block. */
  const fromShortcode = {
    type: 'shortcode',
    tag: 'storefront',
    attributes: Object.fromEntries(
      names.map(name => [name, { type: 'string', shortcode: ({ named }) => named[kebab(name)] || '' }])
    )
  }

  blocks.registerBlockType('storefront/shop', {
    edit: Edit,
    save: () => null,
    transforms: { from: [fromShortcode] }
  })
})(window.wp, window.storefrontShop)
