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
		foreach ( self::entries( $store, 'openingHours' ) as $entry ) {
			$lines[] = self::line( $wp_locale->get_weekday( (int) $entry['day'] ), $entry );
		}
		foreach ( self::special( $store ) as $entry ) {
			$date    = wp_date( get_option( 'date_format' ), strtotime( $entry['date'] . ' UTC' ), new \DateTimeZone( 'UTC' ) );
			$name    = is_string( $entry['name'] ?? null ) ? $entry['name'] : '';
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
		foreach ( self::entries( $store, 'openingHours' ) as $entry ) {
			if ( ! empty( $entry['isOpen'] ) ) {
				$week[] = array(
					'@type'     => 'OpeningHoursSpecification',
					'dayOfWeek' => 'https://schema.org/' . self::DAYS[ (int) $entry['day'] % 7 ],
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
			$is_open      = ! empty( $entry['isOpen'] );
			$exceptions[] = array(
				'@type'        => 'OpeningHoursSpecification',
				'validFrom'    => $entry['date'],
				'validThrough' => $entry['date'],
				'opens'        => $is_open ? $entry['openTime'] : '00:00',
				'closes'       => $is_open ? $entry['closeTime'] : '00:00',
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
			self::entries( $store, 'specialHours' ),
			static function ( array $entry ) use ( $today ): bool {
				return isset( $entry['date'] ) && $entry['date'] >= $today;
			}
		);
	}

	/**
	 * Returns the entries of a list that have times.
	 *
	 * @param array  $store A store of the API.
	 * @param string $name  The name of the list.
	 */
	private static function entries( array $store, string $name ): array {
		return array_filter(
			(array) ( $store[ $name ] ?? array() ),
			static function ( $entry ): bool {
				if ( ! is_array( $entry ) || ! self::is_time( $entry['openTime'] ?? null ) || ! self::is_time( $entry['closeTime'] ?? null ) ) {
					return false;
				}
				return self::is_date( $entry['date'] ?? null ) || in_array( $entry['day'] ?? null, range( 0, 6 ), true );
			}
		);
	}

	/**
	 * Whether something is a time of day, such as `09:00`. The API's midnight is `24:00` at most.
	 *
	 * @param mixed $time Something of a reply.
	 */
	private static function is_time( $time ): bool {
		return is_string( $time ) && 1 === preg_match( '/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/D', $time );
	}

	/**
	 * Whether something is a date of the calendar, such as `2026-12-25`.
	 *
	 * @param mixed $date Something of a reply.
	 */
	private static function is_date( $date ): bool {
		if ( ! is_string( $date ) || 1 !== preg_match( '/^\d{4}-\d\d-\d\d$/D', $date ) ) {
			return false;
		}
		list( $year, $month, $day ) = array_map( 'intval', explode( '-', $date ) );
		return checkdate( $month, $day, $year );
	}

	/**
	 * Returns a line for a day.
	 *
	 * @param string $day   The name of the day.
	 * @param array  $entry Its hours.
	 */
	private static function line( string $day, array $entry ): string {
		if ( empty( $entry['isOpen'] ) ) {
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
