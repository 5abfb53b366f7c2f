<?php
/**
 * The shortcode.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the shop for `[storefront location="queen-west"]`.
 */
final class Shortcode {

	/**
	 * Adds the shortcode.
	 */
	public static function register(): void {
		add_shortcode( 'storefront', array( self::class, 'render' ) );
	}

	/**
	 * Returns the markup.
	 *
	 * @param mixed $attributes The attributes, or an empty text without any.
	 */
	public static function render( $attributes ): string {
		return Mount::render( is_array( $attributes ) ? $attributes : array() );
	}
	/**
	 * Returns the attributes of the first shortcode in some content; null if there is none.
	 *
	 * @param string $content The content of a post.
	 */
	public static function find( string $content ): ?array {
		if ( 1 !== preg_match( '/' . get_shortcode_regex( array( 'storefront' ) ) . '/', $content, $match ) ) {
			return null;
		}
		$attributes = shortcode_parse_atts( $match[3] );
		return is_array( $attributes ) ? $attributes : array();
	}
}
