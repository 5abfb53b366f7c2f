import type { Context as HonoContext, Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { senderLine } from '../../rules/text/sender-line.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { consentPeople } from '../db/schema.ts'
import { keepPrivate, type LetterPage, letterPage } from '../http/pages/letter-page.ts'
import { languageIn } from '../http/request/language.ts'
import { isGiven } from './ledger.ts'
import { readSender } from './sender.ts'
import { type ConsentHooks, openWithdrawal, undoWithdrawal, withdraw } from './unsubscribe.ts'
import { readUndoToken, readUnsubscribeToken, type Unsubscribing, undoToken } from './unsubscribe-token.ts'
import { maskAddress, unsubscribeWords } from './unsubscribe-words.ts'

type Page = Omit<LetterPage, 'shop' | 'sender'>

/**
 * Serves the links with which messages are ended, without sign-in. Reading the page changes nothing, because mail scanners open
 * links; the POST is that of the page's button and of mail programs (RFC 8058), and answers without a redirect.
 */
export function unsubscribeRoutes(app: Hono, context: Context, hooks: ConsentHooks): void {
  const { db, clock } = context
  const pages = createPages(context)
  keepPrivate(app, '/unsubscribe/*')

  app.get('/unsubscribe/:token', async c => {
    const link = await readUnsubscribeToken(db, c.req.param('token'))
    if (!link) return pages.broken(c)
    return pages.send(c, await pages.ask(link, c.req.path))
  })

  app.post('/unsubscribe/:token', async c => {
    const link = await readUnsubscribeToken(db, c.req.param('token'))
    if (!link) return pages.broken(c)
    const asked = await pages.ask(link, c.req.path)
    const isByProgram = /List-Unsubscribe=One-Click|name="List-Unsubscribe"/i.test(await c.req.text())
    const words = isByProgram ? null : { language: link.language, text: textOf(asked) }
    const entry = await transaction(db, tx => withdraw(tx, { ...link, words, now: clock() }, hooks))
    return pages.send(c, entry === undefined ? asked : await pages.done(link, entry))
  })

  app.post('/unsubscribe/undo/:language/:token', async c => {
    const language = c.req.param('language') === 'fr' ? 'fr' : 'en'
    const entry = await readUndoToken(db, c.req.param('token'), clock())
    if (entry === undefined) return pages.broken(c)
    const page = await pages.undone(entry, language, hooks)
    return page ? pages.send(c, page) : pages.broken(c)
  })
}

const textOf = ({ title, paragraphs, button }: Page): string =>
  [title, ...paragraphs, button?.label].filter(Boolean).join('\n')

/** Returns what writes the pages. */
function createPages({ db, clock }: Context) {
  async function send(c: HonoContext, page: Page, status: 200 | 404 = 200): Promise<Response> {
    const sender = await readSender(db)
    return c.html(letterPage({ ...page, shop: sender.business.name, sender: senderLine(sender) }), status)
  }

  async function namesOf({ purpose, personId, language }: Unsubscribing): Promise<[string, string, string]> {
    const words = unsubscribeWords[language]
    const [person] = await db.select().from(consentPeople).where(eq(consentPeople.id, personId))
    const channel = person?.channel ?? 'email'
    const to = person?.address ? maskAddress(channel, person.address) : words.thisAddress
    return [words.kinds[purpose], words.by[channel], to]
  }

  async function ask(link: Unsubscribing, action: string): Promise<Page> {
    const { language, personId, purpose } = link
    const words = unsubscribeWords[language]
    const names = await namesOf(link)
    if (!(await isGiven(db, personId, purpose)))
      return { language, title: words.none, paragraphs: [words.noneText(...names)] }
    const button = { action, label: words.button, isMain: true }
    return { language, title: words.ask(...names), paragraphs: [words.askText], button }
  }

  async function done(link: Unsubscribing, entry: number): Promise<Page> {
    const { language } = link
    const words = unsubscribeWords[language]
    const [kind, by, to] = await namesOf(link)
    const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' })
    const action = `/unsubscribe/undo/${language}/${await undoToken(db, entry, clock())}`
    return {
      language,
      title: words.done,
      isDone: true,
      paragraphs: [words.doneText(kind, by, to, day.format(clock())), words.undoText],
      button: { action, label: words.undo(kind, by), isMain: false }
    }
  }

  async function undone(entry: number, language: 'en' | 'fr', hooks: ConsentHooks): Promise<Page | undefined> {
    const open = await transaction(db, tx => openWithdrawal(tx, entry))
    if (!open) return undefined
    const words = unsubscribeWords[language]
    const names = await namesOf({ purpose: open.row.purpose, personId: open.row.personId, language })
    const [kind, by] = names
    const shown = {
      language,
      text: [words.undoText, words.undo(kind, by), senderLine(await readSender(db))].join('\n')
    }
    const isDone = await transaction(db, tx => undoWithdrawal(tx, { entry, words: shown, now: clock() }, hooks))
    if (!isDone) return undefined
    return { language, title: words.back, isDone: true, paragraphs: [words.backText(...names)] }
  }

  async function broken(c: HonoContext): Promise<Response> {
    const language = languageIn(c)
    const { broken: title, brokenText } = unsubscribeWords[language]
    return send(c, { language, title, paragraphs: [brokenText] }, 404)
  }

  return { send, ask, done, undone, broken }
}
