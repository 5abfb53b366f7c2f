import { existsSync } from 'node:fs'

const folders = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec']

/** WebKitGTK's own small browser on this machine, where its driver is too. */
export const findMiniBrowser = (): string | undefined =>
  existsSync('/usr/bin/WebKitWebDriver')
    ? ['4.1', '4.0', '6.0']
        .flatMap(version => folders.map(folder => `/usr/${folder}/webkit2gtk-${version}/MiniBrowser`))
        .find(existsSync)
    : undefined
