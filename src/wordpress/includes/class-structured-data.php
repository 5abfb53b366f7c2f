<?php
/**
 * Structured data.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines of the stores, as schema.org's `Store`.
 */
final class Structured_Data {

	/**
	 * Returns the script element, or nothing without stores.
	 *
	 * @param array  $stores Stores of the API.
	 * @param string $url    The address of the page.
	 */
	public static function render( array $stores, string $url ): string {
		if ( array() === $stores ) {
			return '';
		}
		$graph = array();
		foreach ( $stores as $store ) {
			$graph[] = self::store( $store, $url );
		}
		$data = array(
			'@context' => 'https://schema.org',
			'@graph'   => $graph,
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		// A bracket in a name is no shortcode. Those of the lists are followed by a quote or a brace.
		$json = preg_replace( '~\[(?=[\w/-])~', '\\u005b', $json );
		return "<script type=\"application/ld+json\">$json</script>";
	}

	/**
	 * Returns what is said of a store.
	 *
	 * @param array  $store A store of the API.
	 * @param string $url   The address of the page.
	 */
	private static function store( array $store, string $url ): array {
		$address = $store['address'];
		$said    = array(
			'@type'                            => 'Store',
			'name'                             => Fallback::legal_name( $store ),
			'url'                              => $url . '#/' . rawurlencode( $store['slug'] ),
			'telephone'                        => Fallback::contact( $store, 'phone' ),
			'email'                            => Fallback::contact( $store, 'email' ),
			'address'                          => array_filter(
				array(
					'@type'           => 'PostalAddress',
					'streetAddress'   => Fallback::street( $address ),
					'addressLocality' => $address['city'] ?? '',
					'addressRegion'   => $address['province'] ?? '',
					'postalCode'      => $address['postalCode'] ?? '',
					'addressCountry'  => $address['country'] ?? '',
				)
			),
			'openingHoursSpecification'        => Hours::week( $store ),
			'specialOpeningHoursSpecification' => Hours::exceptions( $store ),
		);
		if ( isset( $address['lat'], $address['lng'] ) ) {
			$said['geo'] = array(
				'@type'     => 'GeoCoordinates',
				'latitude'  => $address['lat'],
				'longitude' => $address['lng'],
			);
		}
		return array_filter( $said );
	}
}
