<?php
/**
 * Exclusions from optimisers.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Asks optimisation plugins not to combine, move or delay the script, which has its own idea of what is loaded when.
 */
final class Optimisers {

	/** Filters of lists of fragments of addresses: WP Rocket, LiteSpeed Cache, SiteGround Speed Optimizer. */
	const OF_ADDRESSES = array(
		'rocket_exclude_js',
		'rocket_minify_excluded_external_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'sgo_javascript_combine_excluded_external_paths',
	);

	/** Filters of lists of handles: SiteGround Speed Optimizer, Jetpack Boost. */
	const OF_HANDLES = array(
		'sgo_javascript_combine_exclude',
		'sgo_js_minify_exclude',
		'sgo_js_async_exclude',
		'jetpack_boost_render_blocking_js_exclude_handles',
	);

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		foreach ( self::OF_ADDRESSES as $filter ) {
			add_filter( $filter, array( self::class, 'add_address' ) );
		}
		foreach ( self::OF_HANDLES as $filter ) {
			add_filter( $filter, array( self::class, 'add_handle' ) );
		}
		add_filter( 'autoptimize_filter_js_exclude', array( self::class, 'add_for_autoptimize' ) );
	}

	/**
	 * Adds the script's address to a list. Some of them read it as a pattern, which it fits as it is.
	 *
	 * @param mixed $list The list.
	 */
	public static function add_address( $list ): array {
		$list    = (array) $list;
		$address = self::fragment();
		return '' === $address ? $list : array_merge( $list, array( $address ) );
	}

	/**
	 * Adds the script's handle to a list.
	 *
	 * @param mixed $list The list.
	 */
	public static function add_handle( $list ): array {
		return array_merge( (array) $list, array( Script::HANDLE ) );
	}

	/**
	 * Adds the script's address for Autoptimize, which has it in a text with commas, or as the key of a list.
	 *
	 * @param mixed $list The text or list.
	 * @return mixed
	 */
	public static function add_for_autoptimize( $list ) {
		$address = self::fragment();
		if ( '' === $address ) {
			return $list;
		}
		if ( is_array( $list ) ) {
			$list[ $address ] = '';
			return $list;
		}
		return '' === (string) $list ? $address : "$list, $address";
	}

	/**
	 * The script's address without its scheme and query.
	 */
	private static function fragment(): string {
		return preg_replace( '~^https?://|[?#].*$~', '', Settings::script() );
	}
}
