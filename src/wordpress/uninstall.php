<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package StorefrontShop
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes it from the current site.
 */
function storefront_shop_uninstall(): void {
	delete_option( 'storefront_shop_settings' );
	delete_option( 'storefront_shop_cache' );
	wp_unschedule_hook( 'storefront_shop_refresh' );
}

if ( is_multisite() ) {
	$storefront_shop_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $storefront_shop_sites as $storefront_shop_site ) {
		switch_to_blog( $storefront_shop_site );
		storefront_shop_uninstall();
		restore_current_blog();
	}
} else {
	storefront_shop_uninstall();
}
