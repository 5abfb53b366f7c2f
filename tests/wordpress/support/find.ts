import { existsSync } from 'node:fs'

/** Debian's packages of a whole WordPress: its code, a theme of blocks and a classic one, PHP, a database, checks of PHP. */
export const wordpressPackages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'wordpress-theme-twentytwentyone',
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'php-codesniffer',
  'gettext',
  'mariadb-server'
]

/** Where Debian puts WordPress, with its themes. */
export const wordpressFolder = '/usr/share/wordpress'

const needed = [
  `${wordpressFolder}/wp-settings.php`,
  `${wordpressFolder}/wp-content/themes/twentytwentythree/style.css`,
  `${wordpressFolder}/wp-content/themes/twentytwentyone/style.css`,
  '/usr/bin/php',
  '/usr/bin/phpcs',
  '/usr/bin/msgfmt',
  '/usr/bin/mariadb-install-db',
  '/usr/sbin/mariadbd'
]

/** Returns true if all of it is on this machine. */
export const hasWordpress = (): boolean => needed.every(path => existsSync(path))
