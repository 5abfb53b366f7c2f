<?php
/**
 * The script of the storefront.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the script on pages with a shop: into the head where that is known in time, so that it is loaded first.
 */
final class Script {

	const HANDLE = 'storefront-shop';

	/** Attributes by which optimisers leave a tag alone: Cloudflare, LiteSpeed, Autoptimize, WP Rocket, Jetpack Boost. */
	const ATTRIBUTES = 'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-noptimize="1" data-no-minify="1" data-jetpack-boost="ignore"';

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_early' ) );
		add_filter( 'script_loader_tag', array( self::class, 'filter_tag' ), 10, 2 );
		add_filter( 'wp_resource_hints', array( self::class, 'filter_hints' ), 10, 2 );
	}

	/**
	 * Enqueues the script for a page whose post has a shop in it.
	 */
	public static function enqueue_early(): void {
		$post   = is_singular() ? get_post() : null;
		$values = $post ? Block::find( parse_blocks( $post->post_content ) ) ?? Shortcode::find( $post->post_content ) : null;
		if ( null !== $values ) {
			self::enqueue( Mount::options( $values ) );
		}
	}

	/**
	 * Enqueues the script: in the head, or in the footer if the head is printed already.
	 *
	 * @param array $options Options of the shop, by name.
	 */
	public static function enqueue( array $options ): void {
		$src = self::address( $options );
		if ( '' !== $src ) {
			// The file has a short life in caches, and its name must stay what it is: no version.
			wp_enqueue_script( self::HANDLE, $src, array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}
	}

	/**
	 * The address of the script. The API sends the first screens of a store in the same file; an address of the retailer's own
	 * may be that of a plain file.
	 *
	 * @param array $options Options of the shop, by name.
	 */
	private static function address( array $options ): string {
		$src = Settings::script();
		if ( '' === $src || '' !== Settings::all()['script'] || ! isset( $options['location'] ) ) {
			return $src;
		}
		$query = array(
			'location' => $options['location'],
			'locale'   => $options['locale'] ?? get_bloginfo( 'language' ),
		);
		return add_query_arg( array_map( 'rawurlencode', $query ), $src );
	}

	/**
	 * Adds attributes to the tag. Cloudflare reads only those before the address.
	 *
	 * @param string $tag    The tag.
	 * @param string $handle The name of its script.
	 */
	public static function filter_tag( string $tag, string $handle ): string {
		if ( self::HANDLE !== $handle ) {
			return $tag;
		}
		return str_replace( '<script ', '<script async ' . self::ATTRIBUTES . ' ', $tag );
	}

	/**
	 * Connects early to the API's host, from which the first data comes.
	 *
	 * @param array  $hints    The hints of this type.
	 * @param string $relation The type.
	 */
	public static function filter_hints( array $hints, string $relation ): array {
		if ( 'preconnect' === $relation && wp_script_is( self::HANDLE ) ) {
			$hints[] = array(
				'href'        => Settings::api(),
				'crossorigin' => 'anonymous',
			);
		}
		return $hints;
	}
}
