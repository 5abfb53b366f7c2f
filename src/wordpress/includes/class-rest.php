<?php
/**
 * Routes for the dashboard.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the settings page and the block. WordPress checks the nonce of each request before it knows the user.
 */
final class Rest {

	const SPACE = 'storefront-shop/v1';

	/**
	 * Adds the routes.
	 */
	public static function register(): void {
		register_rest_route(
			self::SPACE,
			'/connection',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'test_connection' ),
				'permission_callback' => static function () {
					return current_user_can( 'manage_options' );
				},
				'args'                => array(
					'api'    => array(
						'type'     => 'string',
						'required' => true,
					),
					'script' => array(
						'type'    => 'string',
						'default' => '',
					),
				),
			)
		);
		register_rest_route(
			self::SPACE,
			'/stores',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'list_stores' ),
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' );
				},
			)
		);
	}

	/**
	 * Lists the stores for the block: names by names in addresses.
	 */
	public static function list_stores(): object {
		return (object) Shop_Data::stores();
	}

	/**
	 * Tries the API and the script from this server, with addresses that may not be saved yet.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public static function test_connection( \WP_REST_Request $request ): array {
		$api    = preg_replace( '~(/v1)?/*$~', '', esc_url_raw( trim( $request['api'] ), array( 'http', 'https' ) ) );
		$script = esc_url_raw( trim( $request['script'] ), array( 'http', 'https' ) );
		return array(
			self::test_api( $api ),
			self::test_script( '' === $script ? "$api/storefront.js" : $script ),
		);
	}

	/**
	 * Reads the business.
	 *
	 * @param string $api The address of the API.
	 */
	private static function test_api( string $api ): array {
		$reply = Shop_Data::get( "$api/v1/business?locale=" . Shop_Data::locale() );
		$data  = Shop_Data::data_of( $reply );
		if ( ! isset( $data['business']['name'] ) ) {
			return self::failed( __( 'This server can’t read the shop from the API: %s', 'storefront-shop' ), $reply );
		}
		$count = count( $data['locations'] );
		/* translators: 1: name of the shop, 2: number of its stores. */
		$sentence = _n( 'The API answers: %1$s, %2$d store.', 'The API answers: %1$s, %2$d stores.', $count, 'storefront-shop' );
		return array(
			'ok'   => true,
			'text' => sprintf( $sentence, $data['business']['name'], $count ),
		);
	}

	/**
	 * Reads the script.
	 *
	 * @param string $src Its address.
	 */
	private static function test_script( string $src ): array {
		$reply = Shop_Data::get( $src );
		$type  = (string) wp_remote_retrieve_header( $reply, 'content-type' );
		if ( 200 !== wp_remote_retrieve_response_code( $reply ) || false === strpos( $type, 'javascript' ) ) {
			return self::failed( __( 'The script isn’t at its address: %s', 'storefront-shop' ), $reply );
		}
		return array(
			'ok'   => true,
			'text' => __( 'The script is at its address.', 'storefront-shop' ),
		);
	}

	/**
	 * Says why something failed.
	 *
	 * @param string          $sentence A sentence with a place for the reason.
	 * @param array|\WP_Error $reply    The reply.
	 */
	private static function failed( string $sentence, $reply ): array {
		/* translators: %d: an HTTP status, such as 404. */
		$status = sprintf( __( 'the reply has status %d.', 'storefront-shop' ), (int) wp_remote_retrieve_response_code( $reply ) );
		return array(
			'ok'   => false,
			'text' => sprintf( $sentence, is_wp_error( $reply ) ? $reply->get_error_message() : $status ),
		);
	}
}
