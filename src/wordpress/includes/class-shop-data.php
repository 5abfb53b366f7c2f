<?php
/**
 * What the API says of the shop.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps replies of the API. Page views read what is kept, however old; it is renewed in the background by WordPress' cron,
 * so that a slow or missing API never delays a page.
 */
final class Shop_Data {

	/** The option in WordPress that holds the replies. */
	const OPTION = 'storefront_shop_cache';

	/** The event that renews a reply. */
	const HOOK = 'storefront_shop_refresh';

	/** How long a reply is fresh, and how long to wait after a failure, in seconds. */
	const FRESH = 900;
	const PAUSE = 60;

	/** The most replies to keep: one for each store and language that is shown somewhere. */
	const MOST = 40;

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ) );
		add_action( 'add_option_' . Settings::OPTION, array( self::class, 'restart' ), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, array( self::class, 'restart' ), 10, 0 );
	}

	/**
	 * Forgets everything, because the settings have changed, and reads the shop's stores soon.
	 */
	public static function restart(): void {
		self::forget();
		if ( '' !== Settings::api() ) {
			self::business( self::locale() );
		}
	}

	/**
	 * Takes away what is kept, and the events.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		wp_unschedule_hook( self::HOOK );
	}

	/**
	 * The language to ask for: that of the settings, or the site's.
	 *
	 * @param string $wanted A language, or `auto`.
	 */
	public static function locale( string $wanted = 'auto' ): string {
		$language = 'auto' === $wanted ? get_locale() : $wanted;
		return 0 === strpos( $language, 'fr' ) ? 'fr-CA' : 'en-CA';
	}

	/**
	 * Returns the business and its stores as far as they are known, or null.
	 *
	 * @param string $locale The language.
	 */
	public static function business( string $locale ): ?array {
		return self::read( '/v1/business?locale=' . rawurlencode( $locale ) );
	}

	/**
	 * Returns the first page of a store's menu as far as it is known, or null.
	 *
	 * @param string $slug   The store's name in addresses.
	 * @param string $locale The language.
	 */
	public static function menu( string $slug, string $locale ): ?array {
		return self::read( '/v1/locations/' . rawurlencode( $slug ) . '/menu?locale=' . rawurlencode( $locale ) );
	}

	/**
	 * Returns the stores' names by their names in addresses. Reads them now if they aren't known: for the dashboard.
	 */
	public static function stores(): array {
		$business = self::business( self::locale() );
		$path     = '/v1/business?locale=' . self::locale();
		$tried    = self::entry( $path )['tried'] ?? 0;
		if ( null === $business && '' !== Settings::api() && $tried < time() - self::PAUSE ) {
			self::refresh( $path );
			$business = self::business( self::locale() );
		}
		return array_column( $business['locations'] ?? array(), 'name', 'slug' );
	}

	/**
	 * Reads a reply again. Called by cron.
	 *
	 * @param string $path The path and query within the API.
	 */
	public static function refresh( string $path ): void {
		$kept   = self::kept();
		$reply  = self::get( Settings::api() . $path );
		$entry  = self::entry( $path );
		$data   = self::data_of( $reply );
		$status = (int) wp_remote_retrieve_response_code( $reply );
		if ( 200 === $status && null !== $data ) {
			$entry['data'] = $data;
			$entry['at']   = time();
		} elseif ( 403 === $status || 404 === $status ) {
			// The store is gone, or its menu is for customers with an account.
			unset( $entry['data'] );
		}
		$entry['tried'] = time();
		unset( $kept[ $path ] );
		$kept = array_slice( $kept, 1 - self::MOST, null, true ) + array( $path => $entry );
		update_option( self::OPTION, $kept, false );
	}

	/**
	 * Returns what a reply of the API says, or null if it can't be used.
	 *
	 * @param array|\WP_Error $reply The reply.
	 */
	public static function data_of( $reply ): ?array {
		$body = is_wp_error( $reply ) ? null : json_decode( wp_remote_retrieve_body( $reply ), true );
		return Reply::read( $body['payload'] ?? null );
	}

	/**
	 * Asks for an address, which must be a public one unless the site itself is on a developer's machine.
	 *
	 * @param string $url The address.
	 * @return array|\WP_Error
	 */
	public static function get( string $url ) {
		$options = array(
			'timeout'             => 5,
			'redirection'         => 2,
			'limit_response_size' => 4 * MB_IN_BYTES,
			'headers'             => array( 'Accept' => 'application/json' ),
		);
		return 'local' === wp_get_environment_type() ? wp_remote_get( $url, $options ) : wp_safe_remote_get( $url, $options );
	}

	/**
	 * Returns what is kept of a path, and has it renewed if it is old.
	 *
	 * @param string $path The path and query within the API.
	 */
	private static function read( string $path ): ?array {
		$entry = self::entry( $path );
		$is_ok = ( $entry['at'] ?? 0 ) > time() - self::FRESH || ( $entry['tried'] ?? 0 ) > time() - self::PAUSE;
		if ( ! $is_ok && '' !== Settings::api() && ! wp_next_scheduled( self::HOOK, array( $path ) ) ) {
			wp_schedule_single_event( time(), self::HOOK, array( $path ) );
		}
		// It may have been kept by an older version.
		return Reply::read( $entry['data'] ?? null );
	}

	/**
	 * Returns what is kept of a path and when it was read, or nothing.
	 *
	 * @param string $path The path and query within the API.
	 */
	private static function entry( string $path ): array {
		$entry = self::kept()[ $path ] ?? null;
		return is_array( $entry ) ? $entry : array();
	}

	/**
	 * All that is kept, by path.
	 */
	private static function kept(): array {
		$kept = get_option( self::OPTION, array() );
		return is_array( $kept ) ? $kept : array();
	}
}
