<?php
/**
 * The options of the storefront.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which options the storefront takes, and who may set them. Their names are those in markup, after `data-`.
 */
final class Options {

	/** Options of a block or a shortcode, which anyone may set who may write a post. */
	const OF_PLACE = array( 'location', 'locale', 'theme', 'accent', 'radius', 'phone', 'min-height', 'host-header', 'host-footer' );

	/** Options of the whole site: they name keys, other addresses, or state that shoppers consent. */
	const OF_SITE = array( 'pubnub-subscribe-key', 'pubnub-cipher-key', 'google-places-key', 'photon', 'frame-origins', 'analytics' );

	/** The values of the storefront itself, which are not printed. */
	const DEFAULTS = array(
		'locale'    => 'auto',
		'theme'     => 'auto',
		'radius'    => '12',
		'analytics' => 'off',
	);

	/** Patterns of values; an option without one takes any text. */
	const PATTERNS = array(
		'location'      => '/^[\p{L}\p{N}._~-]+$/u',
		'locale'        => '/^(auto|[a-z]{2,3}([-_][a-z]{2})?)$/i',
		'theme'         => '/^(auto|light|dark)$/',
		'accent'        => '/^#([\da-f]{3}|[\da-f]{6})$/i',
		'photon'        => '~^https?://\S+$~i',
		'frame-origins' => '~^(https?://[\w.:[\]-]+/?([\s,]+|$))+$~',
		'analytics'     => '/^(off|datalayer)$/',
	);

	/** The largest values of numbers. */
	const MOST = array(
		'radius'     => 24,
		'min-height' => 4000,
	);

	/**
	 * Returns a value as the storefront takes it, or an empty text if it takes none like it.
	 *
	 * @param string $name  The name of an option.
	 * @param mixed  $value What somebody has set it to.
	 */
	public static function clean( string $name, $value ): string {
		$text = is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		if ( isset( self::MOST[ $name ] ) ) {
			$number = preg_replace( '/px$/', '', $text );
			return ctype_digit( $number ) && (int) $number <= self::MOST[ $name ] ? $number : '';
		}
		$pattern = self::PATTERNS[ $name ] ?? '/./';
		return 1 === preg_match( $pattern, $text ) ? $text : '';
	}

	/**
	 * Returns those of some values that can be used and differ from the storefront's own, by name.
	 *
	 * @param array    $values Values by name.
	 * @param string[] $names  The names to look for.
	 */
	public static function pick( array $values, array $names ): array {
		$picked = array();
		foreach ( $names as $name ) {
			$value = self::clean( $name, $values[ $name ] ?? '' );
			if ( '' !== $value && ( self::DEFAULTS[ $name ] ?? '' ) !== $value ) {
				$picked[ $name ] = $value;
			}
		}
		return $picked;
	}
}
