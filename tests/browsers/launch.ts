/** Starts a browser, whatever drives it. */
import { chromium, firefox, webkit } from 'playwright'
import type { Driver } from './driver.ts'
import type { Engine } from './engines.ts'
import { allowWithoutMediaFeatures } from './media-features.ts'
import { playwrightDriver } from './playwright-driver.ts'
import { openSession } from './webdriver.ts'
import { webdriverDriver } from './webdriver-driver.ts'
import { startWebKit } from './webkitgtk.ts'

type Window = { driver: Driver; version: string; close(): Promise<unknown> }
export type Launched = {
  /** Opens a window with storage of its own, for the site at an origin. */
  openWindow(site: string): Promise<Window>
  stop(): Promise<void>
}

const TYPES = { Chromium: chromium, Firefox: firefox, WebKit: webkit }
/** Lets Chromium run as root in a container, without requests of its own. */
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
/** Scroll bars that take no room, as in the other browsers here: a page is as wide as its window. */
const FIREFOX_PREFERENCES = { 'ui.useOverlayScrollbars': 1 }

export async function launch(engine: Engine): Promise<Launched> {
  if (engine.by === 'WebDriver') {
    const { address, capabilities, stop } = await startWebKit(engine)
    return {
      openWindow: async (site) => {
        const { send, version } = await openSession(address, capabilities)
        return { driver: webdriverDriver(send, site), version, close: () => send('DELETE', '') }
      },
      stop,
    }
  }
  const browser = await TYPES[engine.name].launch({
    executablePath: engine.path,
    ...(engine.by === 'WebDriver BiDi' && { channel: 'moz-firefox' }),
    ...(engine.name === 'Chromium' && { args: CHROMIUM_FLAGS }),
    ...(engine.name === 'Firefox' && { firefoxUserPrefs: FIREFOX_PREFERENCES }),
  })
  if (engine.by === 'WebDriver BiDi') allowWithoutMediaFeatures(browser)
  return {
    openWindow: async (site) => {
      const context = await browser.newContext({ baseURL: site })
      const driver = playwrightDriver(await context.newPage())
      return { driver, version: browser.version(), close: () => context.close() }
    },
    stop: () => browser.close(),
  }
}
