import { expect, it } from 'vitest'
import { lacksKeyboard } from '../../src/embed/browser/has-keyboard.ts'

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`
const safari = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`

const touchOnly = { maxTouchPoints: 10, isCoarse: true }
const withMouse = { maxTouchPoints: 10, isCoarse: false }

it.each([
  ['a Linux kiosk', chrome('X11; Linux x86_64'), touchOnly, true],
  ['a Raspberry Pi', chrome('X11; Linux aarch64'), touchOnly, true],
  ['a Windows kiosk', chrome('Windows NT 10.0; Win64; x64'), touchOnly, true],
  ['a ChromeOS kiosk', chrome('X11; CrOS x86_64 14541.0.0'), touchOnly, true],
  ['a Linux computer with a touch screen and a mouse', chrome('X11; Linux x86_64'), withMouse, false],
  ['a Chromebook with a touch pad', chrome('X11; CrOS x86_64 14541.0.0'), withMouse, false],
  ['a computer without touch', chrome('Windows NT 10.0; Win64; x64'), { maxTouchPoints: 0, isCoarse: true }, false],
  ['an Android tablet', chrome('Linux; Android 14; SM-X710'), touchOnly, false],
  ['a Fire tablet that asks for desktop pages', `${chrome('X11; Linux x86_64')} Silk/130.1`, touchOnly, false],
  ['an iPad', safari('iPad; CPU OS 18_0 like Mac OS X'), touchOnly, false],
  ['an iPad that asks for desktop pages', safari('Macintosh; Intel Mac OS X 10_15_7'), touchOnly, false],
  ['an iPhone', safari('iPhone; CPU iPhone OS 18_0 like Mac OS X'), touchOnly, false],
  ['a Mac', chrome('Macintosh; Intel Mac OS X 10_15_7'), { maxTouchPoints: 0, isCoarse: false }, false]
])('knows whether a keyboard must be drawn on %s', (_, userAgent, input, lacks) => {
  expect(lacksKeyboard({ userAgent, ...input })).toBe(lacks)
})
