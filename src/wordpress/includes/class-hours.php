<?php
/**
 * Opening hours.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the hours of a store, for people and as structured data. Times are those of the store's clocks.
 */
final class Hours {

	const DAYS = array( 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday' );

	/**
	 * Returns lines such as "Monday: 9:00 am – 10:00 pm": the week, then the days that differ.
	 *
	 * @param array $store A store of the API.
	 * @return string[]
	 */
	public static function lines( array $store ): array {
		global $wp_locale;
		$lines = array();
		foreach ( $store['openingHours'] as $entry ) {
			$lines[] = self::line( $wp_locale->get_weekday( $entry['day'] ), $entry );
		}
		foreach ( self::special( $store ) as $entry ) {
			$date    = wp_date( get_option( 'date_format' ), strtotime( $entry['date'] . ' UTC' ), new \DateTimeZone( 'UTC' ) );
			$name    = $entry['name'] ?? '';
			$lines[] = self::line( '' === $name ? $date : "$date ($name)", $entry );
		}
		return $lines;
	}

	/**
	 * Returns the week as schema.org's opening hours.
	 *
	 * @param array $store A store of the API.
	 */
	public static function week( array $store ): array {
		$week = array();
		foreach ( $store['openingHours'] as $entry ) {
			if ( $entry['isOpen'] ) {
				$week[] = array(
					'@type'     => 'OpeningHoursSpecification',
					'dayOfWeek' => 'https://schema.org/' . self::DAYS[ $entry['day'] ],
					'opens'     => $entry['openTime'],
					'closes'    => $entry['closeTime'],
				);
			}
		}
		return $week;
	}

	/**
	 * Returns the days that differ as schema.org's opening hours; a closed day opens and closes at midnight.
	 *
	 * @param array $store A store of the API.
	 */
	public static function exceptions( array $store ): array {
		$exceptions = array();
		foreach ( self::special( $store ) as $entry ) {
			$exceptions[] = array(
				'@type'        => 'OpeningHoursSpecification',
				'validFrom'    => $entry['date'],
				'validThrough' => $entry['date'],
				'opens'        => $entry['openTime'] ?? '00:00',
				'closes'       => $entry['closeTime'] ?? '00:00',
			);
		}
		return $exceptions;
	}

	/**
	 * Returns the special hours of today and later.
	 *
	 * @param array $store A store of the API.
	 */
	private static function special( array $store ): array {
		$today = wp_date( 'Y-m-d' );
		return array_filter(
			$store['specialHours'],
			static function ( array $entry ) use ( $today ): bool {
				return $entry['date'] >= $today;
			}
		);
	}

	/**
	 * Returns a line for a day.
	 *
	 * @param string $day   The name of the day.
	 * @param array  $entry Its hours.
	 */
	private static function line( string $day, array $entry ): string {
		if ( ! $entry['isOpen'] ) {
			/* translators: %s: a day. */
			return sprintf( __( '%s: closed', 'storefront-shop' ), $day );
		}
		/* translators: 1: a day, 2: opening time, 3: closing time. */
		return sprintf( __( '%1$s: %2$s – %3$s', 'storefront-shop' ), $day, self::time( $entry['openTime'] ), self::time( $entry['closeTime'] ) );
	}

	/**
	 * Writes a time as the site writes times.
	 *
	 * @param string $time Such as `09:00`.
	 */
	private static function time( string $time ): string {
		return wp_date( get_option( 'time_format' ), strtotime( "1970-01-01 $time UTC" ), new \DateTimeZone( 'UTC' ) );
	}
}
