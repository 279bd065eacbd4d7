/**
 * A simulated screen reader in a page of the built site: it reads what the browser's own styles leave visible, follows
 * the focus, and says what live regions tell.
 */
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Locator, Page } from 'playwright/test'

const READER = '/screen-reader.js'
const SOURCE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

declare global {
  interface Window {
    reader?: Virtual
  }
}

export type Reader = {
  /** Reads a part of the page from its beginning to its end. */
  reads: (part: Locator) => Promise<string[]>
  /** What is said while `act` runs, and until `done` has come true. */
  hears: (act: () => Promise<unknown>, done: () => Promise<unknown>) => Promise<string[]>
}

export async function startReader(page: Page): Promise<Reader> {
  await page.route(`**${READER}`, (route) =>
    route.fulfill({ path: SOURCE, contentType: 'text/javascript; charset=utf-8' }),
  )
  return {
    reads: (part) =>
      part.evaluate(async (container, source) => {
        const { virtual } = (await import(source)) as { virtual: Virtual }
        await virtual.start({ container })
        const first = await virtual.lastSpokenPhrase()
        for (let steps = 0; steps < 500; steps++) {
          await virtual.next()
          const last = await virtual.lastSpokenPhrase()
          if (last === `end of ${first}` || (steps > 0 && virtual.activeNode === container)) break
        }
        const phrases = await virtual.spokenPhraseLog()
        await virtual.stop()
        // It reads the markup that is for browsers without scripts.
        return phrases.filter((phrase) => !phrase.startsWith('<'))
      }, READER),
    hears: async (act, done) => {
      await page.evaluate(async (source) => {
        const { virtual } = (await import(source)) as { virtual: Virtual }
        await virtual.start({ container: document.body })
        await virtual.clearSpokenPhraseLog()
        window.reader = virtual
      }, READER)
      await act()
      await done()
      return page.evaluate(async () => {
        const phrases = (await window.reader?.spokenPhraseLog()) ?? []
        await window.reader?.stop()
        // It says a live region again for each change of an attribute; screen readers do when its text changes.
        return phrases.filter((phrase, index) => phrase !== phrases[index - 1] && phrase !== 'polite: ')
      })
    },
  }
}
