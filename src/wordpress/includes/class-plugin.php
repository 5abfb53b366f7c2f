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
		add_action( 'init', array( self::class, 'load_translations' ) );
		add_action( 'init', array( Settings::class, 'register' ) );
		Shortcode::register();
		Script::register();
		Optimisers::register();
	}

	/**
	 * Loads the texts of the site's language from the plugin's own folder.
	 */
	public static function load_translations(): void {
		load_plugin_textdomain( 'storefront-shop', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	}
}
