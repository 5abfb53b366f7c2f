<?php
/**
 * Call links.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Makes links of phone numbers as shops write them, the same as the storefront's.
 */
final class Call_Link {

	/** The digits of the letters on a phone. */
	const KEYPAD = '22233344455566677778889999';

	/**
	 * Returns the link that dials what is shown: the first of several numbers, its letters as digits, without the `(0)` of
	 * those who dial from home, and with its extension (RFC 3966). Numbers that don't begin with 0 or another country's
	 * code have North America's length. Empty for a text without a digit.
	 *
	 * @param string $shown The number as it is shown.
	 */
	public static function url( string $shown ): string {
		list( $base, $extension ) = self::split( $shown );

		$text    = (string) preg_replace( '/([0-9][^0-9]*)\(0\)/u', '$1', $base, 1 );
		$first   = self::first( $text );
		$is_ours = 1 === preg_match( '/^(\+1|[1-9])/', $first );
		$digits  = preg_replace( '/[^0-9]/', '', $is_ours ? self::without_letters( $first ) : $first );
		if ( '' === $digits ) {
			return '';
		}
		$number   = $is_ours ? substr( $digits, 0, '1' === $digits[0] ? 11 : 10 ) : $digits;
		$is_alone = substr( $text, -strlen( $first ) ) === $first && $number === $digits;
		return 'tel:' . ( '+' === $first[0] ? '+' : '' ) . $number . ( '' !== $extension && $is_alone ? ";ext=$extension" : '' );
	}

	/**
	 * Returns a number and its extension.
	 *
	 * @param string $shown The number as it is shown.
	 * @return string[]
	 */
	private static function split( string $shown ): array {
		$with_extension = '/^(.*?[0-9].*?)[\s(,]*(?:;ext=|ext[a-z]*|poste|x|#)[\s.:]*([0-9]{1,7})(?![0-9])/iu';
		return 1 === preg_match( $with_extension, $shown, $parts ) ? array( $parts[1], $parts[2] ) : array( $shown, '' );
	}

	/**
	 * Returns the first of several numbers, from its plus sign or first digit on.
	 *
	 * @param string $text Numbers.
	 */
	private static function first( string $text ): string {
		$numbers = preg_split( '~ [/|]|[,;]|\s(?:or|ou)\s|.\+~u', (string) strpbrk( $text, '+0123456789' ) );
		return $numbers[0] ?? '';
	}

	/**
	 * Returns a number with the digits of its letters.
	 *
	 * @param string $number The number.
	 */
	private static function without_letters( string $number ): string {
		return strtr( strtolower( $number ), 'abcdefghijklmnopqrstuvwxyz', self::KEYPAD );
	}
}
