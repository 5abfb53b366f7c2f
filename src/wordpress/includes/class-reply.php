<?php
/**
 * Replies of the API.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Reads replies of the API: keeps only what is printed somewhere, and of that only what is as the contract has it. The
 * rest of the plugin can rely on the shape.
 */
final class Reply {

	/** The most entries of a list, and characters of a text. */
	const MOST_ENTRIES    = 200;
	const MOST_CHARACTERS = 300;

	/**
	 * Returns the business and its stores, or the categories and products of a menu; null if it is neither. Entries of lists
	 * that can't be used are left out, and so are texts: a field that is there is a text that isn't empty.
	 *
	 * @param mixed $payload The payload of a reply.
	 */
	public static function read( $payload ): ?array {
		if ( ! is_array( $payload['locations'] ?? $payload['categories'] ?? null ) ) {
			return null;
		}
		return array(
			'business'   => self::business( $payload['business'] ?? null ),
			'locations'  => self::entries( $payload['locations'] ?? null, array( self::class, 'store' ) ),
			'categories' => self::entries( $payload['categories'] ?? null, array( self::class, 'category' ) ),
			'products'   => self::entries( $payload['products'] ?? null, array( self::class, 'product' ) ),
		);
	}

	/**
	 * Reads the business.
	 *
	 * @param mixed $from A part of a reply, as in the following.
	 */
	private static function business( $from ): array {
		$business = self::texts( $from, array( 'name', 'phone', 'currency' ) );
		if ( 1 !== preg_match( '/^[A-Z]{3}$/D', $business['currency'] ?? '' ) ) {
			unset( $business['currency'] );
		}
		return $business;
	}

	/**
	 * Reads a store; null without its names.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function store( $from ): ?array {
		$store = self::texts( $from, array( 'slug', 'name' ) );
		if ( ! isset( $store['name'] ) || 1 !== preg_match( Options::PATTERNS['location'], $store['slug'] ?? '' ) ) {
			return null;
		}
		return $store + array(
			'openingHours'    => self::entries( $from['openingHours'] ?? null, array( self::class, 'weekday' ) ),
			'specialHours'    => self::entries( $from['specialHours'] ?? null, array( self::class, 'date' ) ),
			'contact_details' => self::entries( $from['contact_details'] ?? null, array( self::class, 'contact' ) ),
			'address'         => self::address( $from['address'] ?? null ),
			'compliance'      => self::texts( $from['compliance'] ?? null, array( 'licenceHolder', 'licenceIssuer', 'licenceNumber', 'storeName' ) ),
		);
	}

	/**
	 * Reads the hours of a weekday.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function weekday( $from ): ?array {
		$day   = self::whole( $from['day'] ?? null, 6 );
		$hours = self::hours( $from );
		return null === $day || null === $hours ? null : array( 'day' => $day ) + $hours;
	}

	/**
	 * Reads the hours of a date.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function date( $from ): ?array {
		$texts = self::texts( $from, array( 'date', 'name' ) );
		$hours = self::hours( $from );
		return null === $hours || ! self::is_date( $texts['date'] ?? '' ) ? null : $texts + $hours;
	}

	/**
	 * Reads whether and when a store is open on a day. Only an open one has times.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function hours( $from ): ?array {
		$times   = array_filter( self::texts( $from, array( 'openTime', 'closeTime' ) ), array( self::class, 'is_time' ) );
		$is_open = $from['isOpen'] ?? null;
		if ( false === $is_open ) {
			return array( 'isOpen' => false );
		}
		return true === $is_open && 2 === count( $times ) ? array( 'isOpen' => true ) + $times : null;
	}

	/**
	 * Reads a contact.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function contact( $from ): ?array {
		$contact = self::texts( $from, array( 'type', 'value' ) );
		return 2 === count( $contact ) ? $contact : null;
	}

	/**
	 * Reads an address, with both coordinates or none.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function address( $from ): array {
		$address   = self::texts( $from, array( 'unit', 'line1', 'city', 'province', 'postalCode', 'country' ) );
		$latitude  = self::number( $from['lat'] ?? null, -90, 90 );
		$longitude = self::number( $from['lng'] ?? null, -180, 180 );
		if ( null === $latitude || null === $longitude ) {
			return $address;
		}
		return $address + array(
			'lat' => $latitude,
			'lng' => $longitude,
		);
	}

	/**
	 * Reads a category.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function category( $from ): ?array {
		$category = self::texts( $from, array( 'name' ) );
		return array() === $category ? null : $category;
	}

	/**
	 * Reads a product with the sizes that can be had.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function product( $from ): ?array {
		$product = self::texts( $from, array( 'name', 'brand' ) );
		if ( ! isset( $product['name'] ) ) {
			return null;
		}
		return $product + array( 'variants' => self::entries( $from['variants'] ?? null, array( self::class, 'variant' ) ) );
	}

	/**
	 * Reads the price of a size in cents; null if it can't be had.
	 *
	 * @param mixed $from A part of a reply.
	 */
	private static function variant( $from ): ?array {
		$price = self::whole( $from['salePrice'] ?? null ) ?? self::whole( $from['price'] ?? null );
		return null === $price || false === ( $from['available'] ?? true ) ? null : array( 'price' => $price );
	}

	/**
	 * Reads the entries of a list.
	 *
	 * @param mixed    $from A part of a reply.
	 * @param callable $read Reads an entry; returns null for one to leave out.
	 */
	private static function entries( $from, callable $read ): array {
		$known = array();
		foreach ( is_array( $from ) ? array_slice( $from, 0, self::MOST_ENTRIES ) : array() as $entry ) {
			$known[] = is_array( $entry ) ? $read( $entry ) : null;
		}
		return array_values( array_filter( $known ) );
	}

	/**
	 * Reads those of some fields that have a text. Control characters and those that turn the direction of writing are
	 * left out.
	 *
	 * @param mixed    $from  A part of a reply.
	 * @param string[] $names The names of the fields, in order.
	 * @return string[]
	 */
	private static function texts( $from, array $names ): array {
		$texts = array();
		foreach ( $names as $name ) {
			$text = is_array( $from ) && is_string( $from[ $name ] ?? null ) ? $from[ $name ] : '';
			$text = (string) preg_replace( '/[\x{00}-\x{1F}\x{7F}-\x{9F}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2066}-\x{2069}]+/u', '', $text );
			if ( '' !== trim( $text ) ) {
				$texts[ $name ] = mb_substr( trim( $text ), 0, self::MOST_CHARACTERS );
			}
		}
		return $texts;
	}

	/**
	 * Reads a number within bounds.
	 *
	 * @param mixed $from A part of a reply.
	 * @param int   $min  The least.
	 * @param int   $max  The most.
	 */
	private static function number( $from, int $min, int $max ): ?float {
		return ( is_int( $from ) || is_float( $from ) ) && $from >= $min && $from <= $max ? (float) $from : null;
	}

	/**
	 * Reads a whole number that isn't negative, such as 5 or 5.0.
	 *
	 * @param mixed $from A part of a reply.
	 * @param int   $max  The most.
	 */
	private static function whole( $from, int $max = 100000000 ): ?int {
		$number = self::number( $from, 0, $max );
		return null === $number || floor( $number ) !== $number ? null : (int) $number;
	}

	/**
	 * Whether a text is a time of day, such as `09:00`. Midnight may be `24:00`.
	 *
	 * @param string $text A text.
	 */
	private static function is_time( string $text ): bool {
		return 1 === preg_match( '/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/D', $text );
	}

	/**
	 * Whether a text is a date of the calendar, such as `2026-12-25`.
	 *
	 * @param string $text A text.
	 */
	private static function is_date( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}
}
