<?php
/**
 * The fields of the settings page.
 *
 * @package StorefrontShop
 */

namespace StorefrontShop;

defined( 'ABSPATH' ) || exit;

/**
 * Prints fields with their labels, and what the settings have in them.
 */
final class Fields {

	/**
	 * Prints a row with a field for text.
	 *
	 * @param string $name  The name of the setting.
	 * @param string $label The label.
	 * @param array  $more  `help` below the field, and attributes of it.
	 */
	public static function text( string $name, string $label, array $more = array() ): void {
		$attributes = self::described( $name, $more['help'] ?? '' );
		foreach ( array_diff_key( $more, array( 'help' => '' ) ) + array( 'type' => 'text' ) as $key => $value ) {
			$attributes .= sprintf( ' %s="%s"', esc_attr( $key ), esc_attr( $value ) );
		}
		self::row(
			$name,
			$label,
			sprintf(
				'<input id="%1$s" name="%2$s" value="%3$s" class="regular-text"%4$s>',
				esc_attr( self::id( $name ) ),
				esc_attr( self::name( $name ) ),
				esc_attr( Settings::all()[ $name ] ?? '' ),
				$attributes
			),
			$more['help'] ?? ''
		);
	}

	/**
	 * Prints a row with a choice.
	 *
	 * @param string   $name   The name of the setting.
	 * @param string   $label  The label.
	 * @param string[] $labels The labels of the values.
	 * @param string   $help   What is below the field.
	 */
	public static function choice( string $name, string $label, array $labels, string $help = '' ): void {
		$set     = Settings::all()[ $name ] ?? '';
		$options = '';
		foreach ( $labels as $value => $text ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $set, (string) $value, false ), esc_html( $text ) );
		}
		$id = esc_attr( self::id( $name ) );
		self::row( $name, $label, sprintf( '<select id="%s" name="%s"%s>%s</select>', $id, esc_attr( self::name( $name ) ), self::described( $name, $help ), $options ), $help );
	}

	/**
	 * Prints a row of the table.
	 *
	 * @param string $name  The name of the setting.
	 * @param string $label The label.
	 * @param string $field The field's markup, escaped.
	 * @param string $help  What is below the field.
	 */
	private static function row( string $name, string $label, string $field, string $help ): void {
		$id = self::id( $name );
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<?php echo $field; // phpcs:ignore WordPress.Security.EscapeOutput -- Made of escaped parts by the callers above. ?>
				<?php if ( '' !== $help ) : ?>
					<p class="description" id="<?php echo esc_attr( $id ); ?>-help"><?php echo esc_html( $help ); ?></p>
				<?php endif; ?>
			</td>
		</tr>
		<?php
	}

	/**
	 * The attribute that ties a field to the help below it.
	 *
	 * @param string $name The name of the setting.
	 * @param string $help The help.
	 */
	private static function described( string $name, string $help ): string {
		return '' === $help ? '' : sprintf( ' aria-describedby="%s-help"', esc_attr( self::id( $name ) ) );
	}

	/**
	 * The id of a field.
	 *
	 * @param string $name The name of the setting.
	 */
	private static function id( string $name ): string {
		return "storefront-shop-$name";
	}

	/**
	 * The name of a field in the form.
	 *
	 * @param string $name The name of the setting.
	 */
	private static function name( string $name ): string {
		return Settings::OPTION . "[$name]";
	}
}
