<?php
/**
 * The shop on a page.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the element that the storefront mounts in.
 */
final class Mount {

	/**
	 * Returns the markup of a shop, and has the script loaded.
	 *
	 * @param array $values Options of the place, by name.
	 */
	public static function render( array $values ): string {
		if ( '' === Settings::api() ) {
			return self::hint();
		}
		if ( is_feed() ) {
			return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html__( 'Order on our site', 'storefront-shop' ) );
		}
		$options = self::options( $values );
		Script::enqueue( $options );
		// The structured data is beside the element, whose content the storefront replaces.
		return self::element( $options ) . Fallback::structured_data( $options );
	}

	/**
	 * Returns the options of a place: its own over those of the settings.
	 *
	 * @param array $values Options of the place, by name.
	 */
	public static function options( array $values ): array {
		$settings = Settings::all();
		$own      = array();
		foreach ( Options::OF_PLACE as $name ) {
			$value        = Options::clean( $name, $values[ $name ] ?? '' );
			$own[ $name ] = '' === $value ? $settings[ $name ] ?? '' : $value;
		}
		return Options::pick( $own, Options::OF_PLACE ) + Options::pick( $settings, Options::OF_SITE );
	}

	/**
	 * Returns the element with its options.
	 *
	 * @param array $options Options, by name.
	 */
	public static function element( array $options ): string {
		$data = ' data-api="' . esc_url( Settings::api() ) . '"';
		foreach ( $options as $name => $value ) {
			$data .= sprintf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		$height = isset( $options['min-height'] ) ? (int) $options['min-height'] . 'px' : 'max(640px,100vh)';
		return sprintf( '<div data-storefront%s style="min-height:%s">%s</div>', self::without_shortcodes( $data ), $height, Fallback::render( $options, $height ) );
	}

	/**
	 * Keeps brackets from being read as shortcodes, which WordPress looks for in the whole content after the blocks.
	 *
	 * @param string $html Markup.
	 */
	public static function without_shortcodes( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}

	/**
	 * Tells those who can mend it why there is no shop.
	 */
	private static function hint(): string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return '';
		}
		return sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( admin_url( 'options-general.php?page=storefront-shop' ) ),
			esc_html__( 'Enter the address of your shop’s API to show the shop here. Only you can see this.', 'storefront-shop' )
		);
	}
}
