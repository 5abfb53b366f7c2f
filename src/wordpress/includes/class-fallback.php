<?php
/**
 * The shop as plain text.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what is known of the shop into its element, for search engines and for visitors without JavaScript. The storefront
 * takes its place when it mounts.
 */
final class Fallback {

	/**
	 * Returns the children of the element, escaped; nothing before the API has answered for the first time, or where a
	 * reply is of another shape: no reply may end the page.
	 *
	 * @param array  $options The options of the place.
	 * @param string $height  The height that is reserved for the shop, as CSS.
	 */
	public static function render( array $options, string $height ): string {
		try {
			return self::shop( $options, $height );
		} catch ( \Throwable $error ) {
			return '';
		}
	}

	/**
	 * Returns the structured data of the same stores; nothing where a reply is of another shape.
	 *
	 * @param array $options The options of the place.
	 */
	public static function structured_data( array $options ): string {
		try {
			$shop = Shop_Data::business( Shop_Data::locale( $options['locale'] ?? 'auto' ) ) ?? array();
			return Structured_Data::render( self::stores( $shop, $options['location'] ?? '' ), (string) get_permalink() );
		} catch ( \Throwable $error ) {
			return '';
		}
	}

	/**
	 * Returns the children of the element.
	 *
	 * @param array  $options The options of the place.
	 * @param string $height  The height that is reserved for the shop, as CSS.
	 */
	private static function shop( array $options, string $height ): string {
		$locale = Shop_Data::locale( $options['locale'] ?? 'auto' );
		$slug   = $options['location'] ?? '';
		$shop   = Shop_Data::business( $locale ) ?? array();
		$menu   = '' === $slug ? null : Shop_Data::menu( $slug, $locale );
		$stores = self::stores( $shop, $slug );
		$phone  = $options['phone'] ?? self::phone( $shop, $stores );
		$text   = self::noscript( $phone );
		foreach ( $stores as $store ) {
			$text .= self::store( $store );
		}
		$text .= self::menu( $menu ?? array(), $shop['business']['currency'] ?? 'CAD' );
		// It is named like the storefront's own element, which replaces it; one that is parsed too late isn't shown. It takes no
		// more room than the shop, so that nothing moves when that comes, unless it is there to stay.
		$style = 'storefront-root~storefront-root[data-text]{display:none!important}';
		return sprintf(
			'<noscript><style>storefront-root[data-text]{height:auto!important}</style></noscript><style>%s</style><storefront-root data-text style="display:block;overflow:auto;height:%s"><div class="storefront-fallback">%s</div></storefront-root>',
			$style,
			esc_attr( $height ),
			Mount::without_shortcodes( $text )
		);
	}

	/**
	 * Returns the store of a place, or all of them.
	 *
	 * @param array  $shop What the API says of the business.
	 * @param string $slug The store's name in addresses, or nothing.
	 */
	private static function stores( array $shop, string $slug ): array {
		$stores = $shop['locations'] ?? array();
		return '' === $slug ? $stores : array_values( wp_list_filter( $stores, array( 'slug' => $slug ) ) );
	}

	/**
	 * Returns the sentence for those without JavaScript.
	 *
	 * @param string $phone A phone number, or nothing.
	 */
	private static function noscript( string $phone ): string {
		$sentence = '' === $phone
			? esc_html__( 'To order online, allow JavaScript in your browser.', 'storefront-shop' )
			/* translators: %s: a phone number. */
			: sprintf( esc_html__( 'To order online, allow JavaScript in your browser, or call us at %s.', 'storefront-shop' ), self::call( $phone ) );
		return "<noscript><p>$sentence</p></noscript>";
	}

	/**
	 * Returns what is said of a store.
	 *
	 * @param array $store A store of the API.
	 */
	private static function store( array $store ): string {
		$phone   = self::contact( $store, 'phone' );
		$licence = implode( ' · ', self::filled( $store['compliance'], array( 'licenceHolder', 'licenceIssuer', 'licenceNumber' ) ) );
		$text    = '<h2>' . esc_html( self::legal_name( $store ) ) . '</h2>';
		$text   .= '<address>' . esc_html( self::place( $store['address'] ) ) . ( '' === $phone ? '' : '<br>' . self::call( $phone ) ) . '</address>';
		$text   .= self::items( Hours::lines( $store ), __( 'Opening hours', 'storefront-shop' ) );
		/* translators: %s: holder, issuer and number of the licence. */
		return $text . ( '' === $licence ? '' : '<p>' . esc_html( sprintf( __( 'Licence: %s', 'storefront-shop' ), $licence ) ) . '</p>' );
	}

	/**
	 * Returns an address as one line.
	 *
	 * @param array $address An address of the API.
	 */
	private static function place( array $address ): string {
		$region = implode( ' ', self::filled( $address, array( 'province', 'postalCode' ) ) );
		return implode( ', ', array_filter( array( self::street( $address ), $address['city'] ?? '', $region ) ) );
	}

	/**
	 * Returns those of some fields that have a text.
	 *
	 * @param array    $from  The fields by name.
	 * @param string[] $names The wanted names, in order.
	 */
	private static function filled( array $from, array $names ): array {
		$texts = array();
		foreach ( $names as $name ) {
			$texts[] = $from[ $name ] ?? '';
		}
		return array_filter( $texts );
	}

	/**
	 * Returns the categories of a menu, and its products as far as the settings want them.
	 *
	 * @param array  $menu     What the API says of the menu.
	 * @param string $currency The currency of the prices.
	 */
	private static function menu( array $menu, string $currency ): string {
		$text   = self::items( array_column( $menu['categories'] ?? array(), 'name' ), __( 'Menu', 'storefront-shop' ) );
		$wanted = Settings::all()['products'];
		if ( 'none' === $wanted ) {
			return $text;
		}
		$lines = array();
		foreach ( $menu['products'] ?? array() as $product ) {
			$name    = trim( ( $product['brand'] ?? '' ) . ' ' . $product['name'] );
			$price   = 'prices' === $wanted ? self::price( $product, $currency ) : '';
			$lines[] = '' === $price ? $name : "$name, $price";
		}
		$heading = esc_html__( 'Products', 'storefront-shop' );
		return array() === $lines ? $text : "$text<details><summary>$heading</summary>" . self::items( $lines ) . '</details>';
	}

	/**
	 * Returns the lowest price of a product, as the site writes numbers.
	 *
	 * @param array  $product  A product of the API.
	 * @param string $currency The currency.
	 */
	private static function price( array $product, string $currency ): string {
		$cents = array_column( $product['variants'], 'price' );
		if ( array() === $cents ) {
			return '';
		}
		$amount = number_format_i18n( min( $cents ) / 100, 2 );
		/* translators: 1: an amount, 2: a currency, such as CAD. */
		$written = sprintf( __( '%1$s %2$s', 'storefront-shop' ), $amount, $currency );
		/* translators: %s: the lowest price. */
		return 1 === count( $cents ) ? $written : sprintf( __( 'from %s', 'storefront-shop' ), $written );
	}

	/**
	 * Returns a list, below a heading if there is one, or nothing.
	 *
	 * @param string[] $items   Texts.
	 * @param string   $heading The heading.
	 */
	private static function items( array $items, string $heading = '' ): string {
		$above = '' === $heading ? '' : '<h3>' . esc_html( $heading ) . '</h3>';
		return array() === $items ? '' : "$above<ul><li>" . implode( '</li><li>', array_map( 'esc_html', $items ) ) . '</li></ul>';
	}

	/**
	 * Returns a phone number as a link, or as text if there is nothing in it to dial.
	 *
	 * @param string $phone The number.
	 */
	private static function call( string $phone ): string {
		$url = Call_Link::url( $phone );
		return '' === $url ? esc_html( $phone ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $phone ) );
	}

	/**
	 * Returns the number to call: of the store, if there is one, or of the business.
	 *
	 * @param array $shop   What the API says of the business.
	 * @param array $stores The stores that are shown.
	 */
	private static function phone( array $shop, array $stores ): string {
		$own = 1 === count( $stores ) ? self::contact( $stores[0], 'phone' ) : '';
		return '' === $own ? $shop['business']['phone'] ?? '' : $own;
	}

	/**
	 * Returns the first contact of a type, or nothing.
	 *
	 * @param array  $store A store of the API.
	 * @param string $type  `phone` or `email`.
	 */
	public static function contact( array $store, string $type ): string {
		$found = wp_list_filter( $store['contact_details'], array( 'type' => $type ) );
		return array_values( $found )[0]['value'] ?? '';
	}

	/**
	 * Returns the store's name as its licence has it.
	 *
	 * @param array $store A store of the API.
	 */
	public static function legal_name( array $store ): string {
		return $store['compliance']['storeName'] ?? $store['name'];
	}

	/**
	 * Returns the first line of an address.
	 *
	 * @param array $address An address of the API.
	 */
	public static function street( array $address ): string {
		return implode( ' ', self::filled( $address, array( 'unit', 'line1' ) ) );
	}
}
