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
}
