<?php
/**
 * The plugin.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Ties the parts to WordPress.
 */
final class Plugin {

	/**
	 * Adds all hooks.
	 */
	public static function register(): void {
		add_action( 'init', array( self::class, 'load_translations' ), 1 );
		add_action( 'init', array( Settings::class, 'register' ) );
		add_action( 'init', array( Block::class, 'register' ) );
		add_action( 'enqueue_block_editor_assets', array( Block::class, 'add_texts' ) );
		add_action( 'rest_api_init', array( Rest::class, 'register' ) );
		add_action( 'template_redirect', array( Preview::class, 'show' ) );
		Settings_Page::register();
		Shop_Data::register();
		Shortcode::register();
		Script::register();
		Optimisers::register();
		register_deactivation_hook( PLUGIN_FILE, array( Shop_Data::class, 'forget' ) );
	}

	/**
	 * Loads the texts of the site's language from the plugin's own folder.
	 */
	public static function load_translations(): void {
		load_plugin_textdomain( 'storefront-shop', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	}
}
