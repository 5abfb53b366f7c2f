<?php
/**
 * The preview of the shop.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Shows editors the shop alone on a page with the site's styles, for the frame in the block.
 */
final class Preview {

	const NAME = 'storefront_shop_preview';

	/**
	 * The address of the preview, to which options are added.
	 */
	public static function url(): string {
		return add_query_arg( self::NAME, wp_create_nonce( self::NAME ), home_url( '/' ) );
	}

	/**
	 * Prints the preview, if it was asked for by someone who may write posts.
	 */
	public static function show(): void {
		if ( ! isset( $_GET[ self::NAME ] ) ) {
			return;
		}
		$nonce = sanitize_key( wp_unslash( $_GET[ self::NAME ] ) );
		if ( ! wp_verify_nonce( $nonce, self::NAME ) || ! current_user_can( 'edit_posts' ) ) {
			wp_die( esc_html__( 'This preview has expired: reload the editor.', 'storefront-shop' ), '', array( 'response' => 403 ) );
		}
		show_admin_bar( false );
		nocache_headers();
		Script::enqueue( array() );
		$values = array();
		foreach ( Options::OF_PLACE as $name ) {
			// Checked by the options, which take only what the storefront takes.
			$values[ $name ] = isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		}
		$shop = Mount::element( Mount::options( $values ) );
		?>
<!doctype html>
<html <?php language_attributes(); ?>>
	<head>
		<meta charset="<?php bloginfo( 'charset' ); ?>">
		<meta name="viewport" content="width=device-width,initial-scale=1">
		<meta name="robots" content="noindex">
		<?php wp_head(); ?>
	</head>
	<body <?php body_class(); ?> style="padding:16px">
		<?php echo $shop; // phpcs:ignore WordPress.Security.EscapeOutput -- The element escapes its options. ?>
		<?php wp_footer(); ?>
	</body>
</html>
		<?php
		exit;
	}
}
