<?php
/**
 * The settings of the plugin.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and checks what an administrator has set.
 */
final class Settings {

	/** The name of the option in WordPress that holds all of them. */
	const OPTION = 'storefront_shop_settings';

	/** What the text for search engines and for people without script may name of the menu. */
	const PRODUCTS = array( 'none', 'names', 'prices' );

	/**
	 * Registers the option with its check.
	 */
	public static function register(): void {
		register_setting(
			'storefront_shop',
			self::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => array( self::class, 'sanitize' ),
			)
		);
	}

	/**
	 * Returns all settings, by name.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		$saved = get_option( self::OPTION, array() );
		return array_merge(
			array(
				'api'      => '',
				'script'   => '',
				'products' => 'none',
			),
			is_array( $saved ) ? $saved : array()
		);
	}

	/**
	 * The address of the API without a slash at its end; empty before it is set.
	 */
	public static function api(): string {
		return preg_replace( '~(/v1)?/*$~', '', self::all()['api'] );
	}

	/**
	 * The address of the script: beside the API, unless another one is set.
	 */
	public static function script(): string {
		$own = self::all()['script'];
		if ( '' !== $own ) {
			return $own;
		}
		return '' === self::api() ? '' : self::api() . '/storefront.js';
	}

	/**
	 * Keeps of what was sent by the settings page only what can be used, and says what can't be.
	 *
	 * @param mixed $sent The fields of the page.
	 */
	public static function sanitize( $sent ): array {
		$sent  = is_array( $sent ) ? $sent : array();
		$clean = array(
			'api'      => self::address( $sent['api'] ?? '', 'api', __( 'The address of the API must begin with https://.', 'storefront-shop' ) ),
			'script'   => self::address( $sent['script'] ?? '', 'script', __( 'The address of the script must begin with https://.', 'storefront-shop' ) ),
			'products' => in_array( $sent['products'] ?? '', self::PRODUCTS, true ) ? $sent['products'] : 'none',
		);
		$names = array_merge( Options::OF_PLACE, Options::OF_SITE );
		foreach ( $names as $name ) {
			$given = isset( $sent[ $name ] ) && is_string( $sent[ $name ] ) ? trim( $sent[ $name ] ) : '';
			if ( '' !== $given && '' === Options::clean( $name, $given ) ) {
				/* translators: 1: name of an option, 2: the value that was entered. */
				$sentence = __( '“%2$s” can’t be used for %1$s.', 'storefront-shop' );
				self::complain( $name, sprintf( $sentence, $name, sanitize_text_field( $given ) ) );
			}
		}
		return $clean + Options::pick( $sent, $names );
	}

	/**
	 * Returns an address, or an empty text with a complaint. An address on http is for a site on this machine.
	 *
	 * @param mixed  $given    What was entered.
	 * @param string $name     The name of the field.
	 * @param string $sentence The complaint.
	 */
	private static function address( $given, string $name, string $sentence ): string {
		$url = is_string( $given ) ? esc_url_raw( trim( $given ), array( 'https', 'http' ) ) : '';
		if ( '' === $url && ( ! is_string( $given ) || '' === trim( $given ) ) ) {
			return '';
		}
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( $host && ( 'https' === wp_parse_url( $url, PHP_URL_SCHEME ) || 'local' === wp_get_environment_type() ) ) {
			return $url;
		}
		self::complain( $name, $sentence );
		return '';
	}

	/**
	 * Shows a sentence on the settings page after it was saved.
	 *
	 * @param string $name     The name of the field.
	 * @param string $sentence The sentence.
	 */
	private static function complain( string $name, string $sentence ): void {
		// The settings may be saved elsewhere too, such as by code.
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::OPTION, $name, $sentence );
		}
	}
}
