<?php
/**
 * Runs the plugin on replies of an API without WordPress: its functions are stand-ins here, stricter than its own. Reads JSON from
 * standard input, `business` and `menu`, the bodies of the replies; prints what the plugin makes of them, as JSON.
 */

// phpcs:disable

define( 'ABSPATH', '/' );
define( 'MB_IN_BYTES', 1048576 );

$complaints = array();
set_error_handler( function ( int $level, string $message, string $file, int $line ) use ( &$complaints ): bool {
	$complaints[] = "$message at " . basename( $file ) . ":$line";
	return true;
} );

$options = array( 'storefront_shop_settings' => array( 'api' => 'https://shop.example', 'products' => 'prices' ) );
$bodies  = array();

function get_option( string $name, $default = false ) {
	return $GLOBALS['options'][ $name ] ?? array( 'date_format' => 'Y-m-d', 'time_format' => 'H:i' )[ $name ] ?? $default;
}
function update_option( string $name, $value, $autoload = true ) { $GLOBALS['options'][ $name ] = $value; }
function get_locale(): string { return 'en_CA'; }
function get_permalink(): string { return 'https://site.example/shop/'; }
function __( string $text ): string { return $text; }
function _n( string $one, string $many, int $count ): string { return 1 === $count ? $one : $many; }
function esc_html( string $text ): string { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_attr( string $text ): string { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html__( string $text ): string { return esc_html( $text ); }
function esc_url( string $url ): string { return esc_attr( $url ); }
function esc_url_raw( string $url ): string { return $url; }
function wp_json_encode( $data, int $flags = 0 ) { return json_encode( $data, $flags ); }
function wp_date( string $format, ?int $time = null, $zone = null ): string { return gmdate( $format, $time ?? time() ); }
function number_format_i18n( float $number, int $decimals ): string { return number_format( $number, $decimals ); }
function wp_list_filter( array $list, array $wanted ): array {
	return array_filter( $list, function ( array $one ) use ( $wanted ): bool { return array_intersect_assoc( $wanted, array_filter( $one, 'is_scalar' ) ) === $wanted; } );
}
function wp_next_scheduled(): bool { return true; }
function wp_get_environment_type(): string { return 'production'; }
function wp_safe_remote_get( string $url ): array {
	$body = $GLOBALS['bodies'][ false === strpos( $url, '/menu' ) ? 'business' : 'menu' ];
	return array( 'code' => 200, 'body' => $body );
}
function is_wp_error( $thing ): bool { return false; }
function wp_remote_retrieve_body( array $reply ): string { return $reply['body']; }
function wp_remote_retrieve_response_code( array $reply ): int { return $reply['code']; }
function wp_remote_retrieve_header( array $reply ): string { return ''; }

class WP_REST_Request extends ArrayObject {}

$wp_locale = new class() {
	public function get_weekday( int $day ): string { return StorefrontShop\Hours::DAYS[ $day ]; }
};

$folder = __DIR__ . '/../../../src/wordpress';
preg_match_all( "/^\t\t'([a-z-]+)',$/m", file_get_contents( "$folder/storefront-shop.php" ), $parts );
foreach ( $parts[1] as $part ) {
	require_once "$folder/includes/class-$part.php";
}

/** Returns what the plugin keeps and prints after it has read some replies. */
function outcome( array $replies ): array {
	$GLOBALS['bodies'] = $replies;
	StorefrontShop\Shop_Data::refresh( '/v1/business?locale=en-CA' );
	StorefrontShop\Shop_Data::refresh( '/v1/locations/queen-west/menu?locale=en-CA' );
	$place = array( 'location' => 'queen-west' );
	return array(
		'html'       => StorefrontShop\Fallback::render( $place, '640px' ),
		'all'        => StorefrontShop\Fallback::render( array(), '640px' ),
		'structured' => StorefrontShop\Fallback::structured_data( $place ),
		'stores'     => (object) StorefrontShop\Shop_Data::stores(),
		'connection' => StorefrontShop\Rest::test_connection( new WP_REST_Request( array( 'api' => 'https://shop.example', 'script' => '' ) ) )[0],
	);
}

$first  = json_decode( stream_get_contents( STDIN ), true );
$result = array();
foreach ( $first as $replies ) {
	try {
		$result = outcome( $replies );
	} catch ( Throwable $error ) {
		$result = array( 'ended' => get_class( $error ) . ': ' . $error->getMessage() );
	}
}
restore_error_handler();
echo json_encode( $result + array( 'complaints' => $complaints ) );
