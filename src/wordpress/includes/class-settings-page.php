<?php
/**
 * The settings page.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the settings to administrators. WordPress' own options.php checks the nonce and the capability when it saves them.
 */
final class Settings_Page {

	const SLUG = 'storefront-shop';

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), array( self::class, 'add_link' ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public static function add(): void {
		$title = __( 'Storefront', 'storefront-shop' );
		add_options_page( $title, $title, 'manage_options', self::SLUG, array( self::class, 'show' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links The links there are.
	 */
	public static function add_link( array $links ): array {
		$url = admin_url( 'options-general.php?page=' . self::SLUG );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'storefront-shop' ) ) );
		return $links;
	}

	/**
	 * Adds the page's script.
	 *
	 * @param string $page The page of the dashboard.
	 */
	public static function enqueue( string $page ): void {
		if ( 'settings_page_' . self::SLUG !== $page ) {
			return;
		}
		wp_enqueue_style( 'wp-color-picker' );
		wp_enqueue_script( 'storefront-shop-settings', plugins_url( 'assets/settings.js', PLUGIN_FILE ), array( 'wp-api-fetch', 'wp-color-picker' ), VERSION, true );
		$data = array(
			'path'   => '/' . Rest::SPACE . '/connection',
			'locale' => Shop_Data::locale(),
			'words'  => array(
				'testing' => __( 'Testing …', 'storefront-shop' ),
				'empty'   => __( 'Enter the address of the API first.', 'storefront-shop' ),
				/* translators: %s: the address of this site. */
				'allowed' => sprintf( __( 'The shop may be used on %s.', 'storefront-shop' ), home_url() ),
				/* translators: %s: the address of this site. */
				'blocked' => sprintf( __( 'Browsers can’t use the API on %s: ask your platform to allow this site.', 'storefront-shop' ), home_url() ),
				'failed'  => __( 'The test could not be run: %s', 'storefront-shop' ),
				'good'    => __( 'OK:', 'storefront-shop' ),
				'bad'     => __( 'Not OK:', 'storefront-shop' ),
			),
		);
		wp_add_inline_script( 'storefront-shop-settings', 'window.storefrontShopSettings = ' . wp_json_encode( $data ) . ';', 'before' );
	}

	/**
	 * Prints the page.
	 */
	public static function show(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Storefront', 'storefront-shop' ); ?></h1>
			<form action="options.php" method="post">
				<?php settings_fields( 'storefront_shop' ); ?>
				<h2><?php esc_html_e( 'Shop', 'storefront-shop' ); ?></h2>
				<table class="form-table" role="presentation"><?php self::show_shop(); ?></table>
				<p>
					<button type="button" class="button" id="storefront-shop-test"><?php esc_html_e( 'Test the connection', 'storefront-shop' ); ?></button>
				</p>
				<div id="storefront-shop-results" role="status"></div>
				<h2><?php esc_html_e( 'Look', 'storefront-shop' ); ?></h2>
				<table class="form-table" role="presentation"><?php self::show_look(); ?></table>
				<h2><?php esc_html_e( 'Search engines and visitors without JavaScript', 'storefront-shop' ); ?></h2>
				<table class="form-table" role="presentation"><?php self::show_text(); ?></table>
				<h2><?php esc_html_e( 'More options', 'storefront-shop' ); ?></h2>
				<table class="form-table" role="presentation"><?php self::show_more(); ?></table>
				<?php submit_button(); ?>
			</form>
			<h2><?php esc_html_e( 'Show the shop', 'storefront-shop' ); ?></h2>
			<p>
				<?php esc_html_e( 'Add the block “Storefront” to a page, or this shortcode:', 'storefront-shop' ); ?>
				<code>[storefront]</code>
			</p>
		</div>
		<?php
	}

	/**
	 * Prints the fields of the shop.
	 */
	private static function show_shop(): void {
		$address = array(
			'type'        => 'url',
			'placeholder' => 'https://shop.example.com',
			'help'        => __( 'The address that your platform gave you.', 'storefront-shop' ),
		);
		Fields::text( 'api', __( 'Address of the API', 'storefront-shop' ), $address );
		$stores = Shop_Data::stores();
		$label  = __( 'Store', 'storefront-shop' );
		$help   = __( 'The store that the shop opens with. A block or shortcode can name another one.', 'storefront-shop' );
		$set    = Settings::all()['location'] ?? '';
		if ( array() === $stores ) {
			Fields::text( 'location', $label, array( 'help' => $help ) );
		} else {
			// A store that the API doesn't name at the moment is kept.
			$known = '' === $set ? array() : array( $set => $set );
			Fields::choice( 'location', $label, array( '' => __( 'Shoppers pick one', 'storefront-shop' ) ) + $stores + $known, $help );
		}
		$script = array(
			'type'        => 'url',
			'placeholder' => '' === Settings::script() ? 'https://shop.example.com/storefront.js' : Settings::script(),
			'help'        => __( 'Where storefront.js is loaded from. Leave it empty to load it from the API’s address.', 'storefront-shop' ),
		);
		Fields::text( 'script', __( 'Address of the script', 'storefront-shop' ), $script );
		$phone = __( 'Shown when the shop can’t be reached, and to visitors without JavaScript.', 'storefront-shop' );
		Fields::text( 'phone', __( 'Phone number', 'storefront-shop' ), array( 'help' => $phone ) );
	}

	/**
	 * Prints the fields of the look.
	 */
	private static function show_look(): void {
		$auto = __( 'As the page', 'storefront-shop' );
		Fields::choice(
			'locale',
			__( 'Language', 'storefront-shop' ),
			array(
				'auto'  => $auto,
				'en-CA' => 'English',
				'fr-CA' => 'Français',
			)
		);
		Fields::choice(
			'theme',
			__( 'Theme', 'storefront-shop' ),
			array(
				'auto'  => $auto,
				'light' => __( 'Light', 'storefront-shop' ),
				'dark'  => __( 'Dark', 'storefront-shop' ),
			)
		);
		Fields::text( 'accent', __( 'Brand colour', 'storefront-shop' ), array( 'data-colour' => '1' ) );
		$radius = array(
			'type'        => 'number',
			'min'         => '0',
			'max'         => '24',
			'placeholder' => '12',
		);
		Fields::text( 'radius', __( 'Corner radius in px', 'storefront-shop' ), $radius );
		$height = array(
			'type' => 'number',
			'min'  => '0',
			'max'  => '4000',
			'help' => __( 'Reserved before the shop is there, so that nothing below it moves. Leave it empty for the height of the window.', 'storefront-shop' ),
		);
		Fields::text( 'min-height', __( 'Height in px', 'storefront-shop' ), $height );
	}

	/**
	 * Prints the choice of what is said of the menu.
	 */
	private static function show_text(): void {
		Fields::choice(
			'products',
			__( 'Products', 'storefront-shop' ),
			array(
				'none'   => __( 'None', 'storefront-shop' ),
				'names'  => __( 'Names', 'storefront-shop' ),
				'prices' => __( 'Names and prices', 'storefront-shop' ),
			),
			__( 'Name, address, hours and licence of each store are always in the page. Products there can be read by everybody, of any age: check the rules on promotion in your province first.', 'storefront-shop' )
		);
	}

	/**
	 * Prints the fields that few need.
	 */
	private static function show_more(): void {
		Fields::text( 'host-header', __( 'Header that noh=1 hides', 'storefront-shop' ), array( 'help' => __( 'A CSS selector. Leave it empty to have it detected.', 'storefront-shop' ) ) );
		Fields::text( 'host-footer', __( 'Footer that nof=1 hides', 'storefront-shop' ), array( 'help' => __( 'A CSS selector. Leave it empty to have it detected.', 'storefront-shop' ) ) );
		Fields::choice(
			'analytics',
			__( 'Analytics', 'storefront-shop' ),
			array(
				'off'       => __( 'Off', 'storefront-shop' ),
				'datalayer' => __( 'E-commerce events in the page’s dataLayer', 'storefront-shop' ),
			),
			__( 'Switch it on only if your visitors consent.', 'storefront-shop' )
		);
		Fields::text( 'google-places-key', __( 'Google Places key', 'storefront-shop' ) );
		Fields::text( 'photon', __( 'Address of a Photon server', 'storefront-shop' ), array( 'type' => 'url' ) );
		Fields::text( 'pubnub-subscribe-key', __( 'PubNub subscribe key', 'storefront-shop' ) );
		Fields::text( 'pubnub-cipher-key', __( 'PubNub cipher key', 'storefront-shop' ) );
		Fields::text( 'frame-origins', __( 'Sites that may show this page in a frame', 'storefront-shop' ), array( 'placeholder' => 'https://www.example.com' ) );
	}
}
