import { BadSetting } from '../settings/bad-setting.ts'
import { isLoopback } from '../http/request/request-origin.ts'
import type { Delivery } from './send.ts'
import { createSmtp } from './smtp.ts'
import { textsTo } from './email-templates/texts.ts'

/** Returns the configured delivery: emails by SMTP, texts by a webhook. Undefined if no SMTP server is configured. */
export function deliveryFrom(environment: NodeJS.ProcessEnv): Delivery | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN } = environment
  const text = textsFrom(SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN)
  if (!url) return undefined
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url))
    throw new BadSetting(
      'Invalid SMTP_URL: expected an SMTP server, such as smtps://user:password@mail.example.com:465.'
    )
  if (!from || !/^[^\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new BadSetting('Invalid MAIL_FROM: expected a sender, such as Shop <orders@shop.example.com>.')
  const smtp = createSmtp({ url, from })
  return {
    send: async mail => {
      if (mail.channel === 'email') await smtp.send(mail)
      else await text?.(mail)
    },
    canText: text !== undefined,
    close: smtp.close
  }
}

function textsFrom(url: string | undefined, token: string | undefined) {
  if (!url) return undefined
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new BadSetting('Invalid SMS_WEBHOOK_URL: expected a URL that starts with https://.')
  if (!token) throw new BadSetting('SMS_WEBHOOK_TOKEN is not set: the webhook needs a bearer token.')
  return textsTo({ url, token })
}
