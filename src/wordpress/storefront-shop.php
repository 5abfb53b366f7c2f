<?php
/**
 * Plugin Name:       Storefront
 * Description:       Your cannabis shop on your WordPress site: menu, pickup, delivery and orders, as a block or a shortcode.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       storefront-shop
 * Domain Path:       /languages
 *
 * A well-known theme is called "storefront", so folder, text domain and options have a longer name.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;
const VERSION     = '0.1.0';

foreach (
	array(
		'options',
		'settings',
		'reply',
		'shop-data',
		'hours',
		'call-link',
		'structured-data',
		'fallback',
		'script',
		'optimisers',
		'mount',
		'shortcode',
		'preview',
		'block',
		'rest',
		'fields',
		'settings-page',
		'plugin',
	) as $storefront_shop_part
) {
	require_once __DIR__ . "/includes/class-$storefront_shop_part.php";
}

Plugin::register();
