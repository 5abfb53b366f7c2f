import { BadSetting, readAll } from './bad-setting.ts'
import { isLoopback } from '../http/request/request-origin.ts'

/** Settings that decide whether the server may start. */
export interface Launch {
  demo: boolean
  host: string
  publicUrl: string | undefined
  /** True if a mail server is configured. */
  hasMail: boolean
}

/** Throws a `BadSetting` for a demo that others could reach, and for a production start without required settings. */
export function checkLaunch({ demo, host, publicUrl, hasMail }: Launch): void {
  readAll(read => {
    read(() => publicUrl !== undefined && checkPublicUrl(publicUrl))
    if (demo) read(() => checkDemo(host, publicUrl))
    else {
      read(() => needsPublicUrl(publicUrl))
      read(() => needsMail(hasMail))
    }
  })
}

function checkDemo(host: string, publicUrl: string | undefined): void {
  const instead = 'or start the server without --demo and DEMO.'
  if (!isLoopback(host === '::1' ? '[::1]' : host))
    throw new BadSetting(`The demo only runs on this machine, but HOST is "${host}". Remove HOST, ${instead}`)
  if (publicUrl !== undefined)
    throw new BadSetting(`The demo only runs on this machine, but PUBLIC_URL is set. Remove it, ${instead}`)
}

function needsPublicUrl(publicUrl: string | undefined): void {
  if (publicUrl === undefined)
    throw new BadSetting(
      'PUBLIC_URL is not set: expected the server’s public address, such as https://shop.example.com.'
    )
}

function needsMail(hasMail: boolean): void {
  if (!hasMail)
    throw new BadSetting(
      'SMTP_URL is not set: emails need an SMTP server, such as smtps://user:password@mail.example.com:465.'
    )
}

function checkPublicUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const needs = 'expected a URL such as https://shop.example.com.'
  if (text === '') throw new BadSetting(`PUBLIC_URL is empty: ${needs}`)
  if (url === undefined || !/^https?:\/\//i.test(text)) throw new BadSetting(`Invalid PUBLIC_URL "${text}": ${needs}`)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new BadSetting(
      `Invalid PUBLIC_URL "${text}": expected an origin without a path, such as https://shop.example.com.`
    )
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new BadSetting(
      `Invalid PUBLIC_URL "${text}": it must start with https://, because passwords and orders are sent to it.`
    )
}
