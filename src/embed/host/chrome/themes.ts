/** A theme's or site builder's selectors for the header and footer of a page. */
export interface Theme {
  name: string
  /** The header, with bars above and below it, sticky copies and menus for phones that are not inside it. */
  header: string
  footer: string
}

/**
 * Bootstrap has no name for a page's header: it is the bar that no content comes before, or within one or two wrappers
 * the first element.
 */
const bootstrapContent = ':is(main,article,section,h1,h2,p,form,.container,.container-fluid,.row,.jumbotron)'
const besideBootstrap = 'body :not(a,script,style,noscript,header,.navbar)'
const bootstrapTop = [
  `body>.navbar:not(.fixed-bottom,.navbar-fixed-bottom,${bootstrapContent}~*)`,
  `:is(body>div,body>div>div)>.navbar:not(${besideBootstrap}~*,${besideBootstrap}~* *)`
].join()

/**
 * The themes and builders that are known by name, besides the landmarks and names that all share. A match within the page's
 * main content, or around it or the storefront, is left alone.
 */
export const themes: readonly Theme[] = [
  {
    name: 'Astra',
    header: '#ast-fixed-header,#ast-desktop-header,#ast-mobile-header,#ast-mobile-popup-wrapper,.ast-above-header-wrap',
    footer: '.ast-small-footer,.footer-adv'
  },
  {
    name: 'Avada',
    header: '.fusion-header-wrapper,.fusion-tb-header,#side-header,#side-header-sticky,.fusion-sticky-header-wrapper',
    footer: '.fusion-footer,.fusion-tb-footer'
  },
  {
    name: 'Beaver Builder',
    header: '.fl-page-bar,.fl-page-header,.fl-builder-content[data-type=header]',
    footer: '.fl-page-footer-wrap,.fl-builder-content[data-type=footer]'
  },
  { name: 'Blocksy', header: '.ct-header,#header-container,#offcanvas', footer: '.ct-footer' },
  { name: 'Bootstrap', header: bootstrapTop, footer: 'body>.navbar:is(.fixed-bottom,.navbar-fixed-bottom)' },
  { name: 'Bricks', header: '#brx-header', footer: '#brx-footer' },
  {
    name: 'Divi',
    header: '#top-header,#main-header,.et-l--header,.et_slide_in_menu_container',
    footer: '#main-footer,.et-l--footer'
  },
  {
    name: 'Duda',
    header:
      '.dmHeaderContainer,.d-header-wrapper,.dmHeader,#hcontainer,.stickyHeaderSpacer,#dmFlexHeaderContainer,#flex-sticky,.hamburger-header-container,.hamburger-drawer,.layout-drawer',
    footer: '.dmFooterContainer,.d-footer-wrapper,.dmFooter,#fcontainer'
  },
  {
    name: 'Elementor',
    header: '[data-elementor-type=header],.elementor-location-header',
    footer: '[data-elementor-type=footer],.elementor-location-footer'
  },
  { name: 'Enfold', header: '#header', footer: '#footer,#socket' },
  { name: 'Flatsome', header: '#header,#main-menu.mobile-sidebar', footer: '#footer,.absolute-footer' },
  {
    name: 'GeneratePress',
    header:
      '.top-bar,#site-navigation.main-navigation,#secondary-navigation,#sticky-navigation,#mobile-header,#generate-slideout-menu',
    footer: '.site-footer'
  },
  {
    name: 'Genesis',
    header:
      '.site-container>.before-header,.nav-primary,.nav-secondary,.genesis-responsive-menu,#wrap>:is(#header,#nav,#subnav)',
    footer: '.site-container>.footer-widgets,#wrap>:is(#footer-widgets,#footer)'
  },
  { name: 'Hello Elementor', header: '#site-header', footer: '#site-footer' },
  {
    name: 'Kadence',
    header: '#main-header,#mobile-header,#mobile-drawer,.kadence-sticky-header',
    footer: '#colophon'
  },
  { name: 'Neve', header: '.nv-header,.header-menu-sidebar,#header-menu-sidebar', footer: '#site-footer' },
  {
    name: 'OceanWP',
    header: '#top-bar-wrap,#site-header,#site-header-sticky-wrapper,#sidr,#mobile-fullscreen',
    footer: '#footer-widgets,#footer-bottom'
  },
  {
    name: 'Oxygen',
    header: '.oxy-header,.oxy-header-wrapper,body>:is(.ct-section,.ct-div-block):has(~.ct-inner-content)',
    footer: 'body>.ct-inner-content~:is(.ct-section,.ct-div-block,footer)'
  },
  {
    name: 'Salient',
    header:
      '#header-space,#header-outer,#header-secondary-outer,#mobile-menu,#slide-out-widget-area,#slide-out-widget-area-bg,#search-outer',
    footer: '#footer-outer'
  },
  {
    name: 'Shopify Dawn',
    header: '.shopify-section-group-header-group',
    footer: '.shopify-section-group-footer-group'
  },
  {
    name: 'Shopify Debut',
    header: '#shopify-section-header,#shopify-section-announcement-bar,#SearchDrawer',
    footer: '#shopify-section-footer'
  },
  {
    name: 'Squarespace 7.0',
    header:
      '.Mobile-bar,.Mobile-overlay,.sqs-announcement-bar-dropzone,#headerWrapper,#mobileNav,#topBar,#sidecarNav,#mobileMenuLink',
    footer: '#footerWrapper'
  },
  {
    name: 'Squarespace 7.1',
    header: '#siteWrapper>.header,#siteWrapper .header-menu,.sqs-announcement-bar-dropzone',
    footer: '#footer-sections'
  },
  { name: 'Storefront', header: '#masthead,.header-widget-region', footer: '.storefront-handheld-footer-bar' },
  {
    name: 'Twenty Twenty',
    header: '#site-header,#site-header~.menu-modal',
    footer: '.footer-nav-widgets-wrapper,#site-footer'
  },
  { name: 'Twenty Twenty-One', header: '#masthead', footer: '.site>#content~.widget-area,#colophon' },
  {
    name: 'Webflow',
    header: '.w-nav,.w-nav-overlay,.navbar_component',
    footer: '.footer_component,[data-wf-site] :is(.footer,[class^=footer-],[class^=section-footer])'
  },
  {
    name: 'Weebly',
    header:
      'body[class*=wsite-] .wrapper>[class$="-header"],#header-wrap,.header-wrap,#header,#topbar,.upper-nav,#navMobile,.nav-mobile,.navmobile-wrapper',
    footer: '.footer-wrap,#footer-wrap,#footer,#weebly-footer-signup-container-v3'
  },
  {
    name: 'Wix',
    header: '#SITE_HEADER,#SITE_HEADER_WRAPPER,#SITE_HEADER-placeholder,.wixui-header',
    footer: '#SITE_FOOTER,#SITE_FOOTER_WRAPPER,.wixui-footer'
  },
  {
    name: 'WordPress block themes',
    header: '.wp-site-blocks>.wp-block-template-part:not(main~*)',
    footer: '.wp-site-blocks>main~.wp-block-template-part'
  }
]
