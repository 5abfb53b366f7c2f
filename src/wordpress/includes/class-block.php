<?php
/**
 * The block.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the shop where an editor puts the block.
 */
final class Block {

	const SCRIPT = 'storefront-shop-block';

	/**
	 * Registers the block with its script for the editor.
	 */
	public static function register(): void {
		$needs = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-url' );
		wp_register_script( self::SCRIPT, plugins_url( 'block/editor.js', PLUGIN_FILE ), $needs, VERSION, true );
		register_block_type(
			dirname( PLUGIN_FILE ) . '/block',
			array( 'render_callback' => array( self::class, 'render' ) )
		);
	}

	/**
	 * Hands the editor's script the texts and addresses that it needs.
	 */
	public static function add_texts(): void {
		$data = array(
			'isSet'    => '' !== Settings::api(),
			'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=storefront-shop' ) : '',
			'preview'  => Preview::url(),
			'stores'   => '/' . Rest::SPACE . '/stores',
			'words'    => array(
				'title'     => __( 'Storefront', 'storefront-shop' ),
				'shop'      => __( 'Shop', 'storefront-shop' ),
				'look'      => __( 'Look', 'storefront-shop' ),
				'site'      => __( 'Header and footer', 'storefront-shop' ),
				'location'  => __( 'Store', 'storefront-shop' ),
				'asSet'     => __( 'As in the settings', 'storefront-shop' ),
				'locale'    => __( 'Language', 'storefront-shop' ),
				'theme'     => __( 'Theme', 'storefront-shop' ),
				'accent'    => __( 'Brand colour', 'storefront-shop' ),
				'radius'    => __( 'Corner radius in px, 0 to 24', 'storefront-shop' ),
				'phone'     => __( 'Phone number, shown when the shop can’t be reached', 'storefront-shop' ),
				'minHeight' => __( 'Height in px to reserve, 0 to 4000', 'storefront-shop' ),
				'header'    => __( 'Header that noh=1 hides, as a CSS selector', 'storefront-shop' ),
				'footer'    => __( 'Footer that nof=1 hides, as a CSS selector', 'storefront-shop' ),
				'light'     => __( 'Light', 'storefront-shop' ),
				'dark'      => __( 'Dark', 'storefront-shop' ),
				'auto'      => __( 'As the page', 'storefront-shop' ),
				'preview'   => __( 'Preview of the shop', 'storefront-shop' ),
				'missing'   => __( 'The shop’s address isn’t set yet. An administrator enters it under Settings → Storefront.', 'storefront-shop' ),
				'open'      => __( 'Open the settings', 'storefront-shop' ),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.storefrontShop = ' . wp_json_encode( $data ) . ';', 'before' );
	}

	/**
	 * Returns the markup of the block.
	 *
	 * @param array $attributes The attributes, in camelCase.
	 */
	public static function render( array $attributes ): string {
		$shop = Mount::render( self::values( $attributes ) );
		return '' === $shop ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $shop );
	}

	/**
	 * Returns the options of the first shop among some blocks and those within them, by name; null if there is none.
	 *
	 * @param array $blocks Blocks, as `parse_blocks` returns them.
	 */
	public static function find( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$values = 'storefront/shop' === $block['blockName'] ? self::values( $block['attrs'] ) : self::find( $block['innerBlocks'] );
			if ( null !== $values ) {
				return $values;
			}
		}
		return null;
	}

	/**
	 * Returns the options of a block, by name.
	 *
	 * @param array $attributes The attributes, in camelCase.
	 */
	private static function values( array $attributes ): array {
		$values = array();
		foreach ( Options::OF_PLACE as $name ) {
			$values[ $name ] = $attributes[ lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) ) ] ?? '';
		}
		return $values;
	}
}
