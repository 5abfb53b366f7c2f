import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { chooser } from './chooser.ts'
import { fakePeople } from './people.ts'

/** The demo shop's app at the fake Facebook. */
export const fakeApp = { appId: '1000000000', appSecret: 'a-secret-of-the-demo-shop-alone' }

interface Granted {
  person: string
  challenge: string
  redirect: string
}

const wrong = { error: { message: 'This authorization code has been used.', type: 'OAuthException', code: 100 } }

/** Fakes Facebook's dialog and the two Graph API calls of sign-in, with fictional people. */
export function fakeFacebook(): Hono {
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, string>()
  const app = new Hono().basePath('/facebook')

  app.get('/dialog/oauth', async c => {
    const { redirect_uri = '', state = '', code_challenge = '' } = c.req.query()
    return c.html(await chooser('Facebook', '/facebook/dialog/oauth', { redirect_uri, state, code_challenge }))
  })

  app.post('/dialog/oauth', async c => {
    const form = await c.req.parseBody()
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const back = new URL(text('redirect_uri'))
    back.searchParams.set('state', text('state'))
    if (text('account') === '') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    } else {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { person: text('account'), challenge: text('code_challenge'), redirect: text('redirect_uri') })
      back.searchParams.set('code', code)
    }
    return c.redirect(back.href, 303)
  })

  app.get('/oauth/access_token', c => {
    const { client_id, client_secret, code = '', redirect_uri, code_verifier = '' } = c.req.query()
    const granted = codes.get(code)
    codes.delete(code)
    const isApp = client_id === fakeApp.appId && client_secret === fakeApp.appSecret
    const proof = createHash('sha256').update(code_verifier).digest('base64url')
    if (!granted || !isApp || granted.redirect !== redirect_uri || granted.challenge !== proof)
      return c.json(wrong, 400)
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, granted.person)
    return c.json({ access_token: token, token_type: 'bearer', expires_in: 3600 })
  })

  app.get('/me', c => {
    const person = fakePeople.find(({ id }) => id === tokens.get(c.req.query('access_token') ?? ''))
    if (!person) return c.json({ error: { ...wrong.error, code: 190 } }, 401)
    const { id, firstName, lastName, email } = person
    return c.json({ id: `fb-${id}`, first_name: firstName, last_name: lastName, ...(email && { email }) })
  })

  return app
}
