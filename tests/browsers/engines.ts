/** Which browsers this machine has, and what drives each of them. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firefox, webkit } from 'playwright'
import { findChromium } from '../../scripts/chromium.ts'

type Name = 'Chromium' | 'Firefox' | 'WebKit'

export type WebKitGtk = {
  name: Name
  by: 'WebDriver'
  /** The files of WebKitWebDriver and of its small browser. */
  driver: string
  browser: string
  /** Where its windows are drawn: on the present display, or on one of our own. */
  display: 'present' | 'Xvfb'
}
/** A browser that Playwright drives: its own build, or the system's Firefox. */
type Driven = { name: Name; by: 'Playwright' | 'WebDriver BiDi'; path: string }
export type Engine = Driven | WebKitGtk
/** A browser that was looked for in vain. */
export type Missing = { name: Name; notice: string }

const FIREFOX_PATHS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
/** Debian's libraries are in a folder named after the machine's architecture, others' in /usr/libexec. */
const LIBRARIES = '/usr/lib'

/** What engines are looked for by. */
export type Machine = {
  exists: (path: string) => boolean
  /** The names in a folder; none if there is no such folder. */
  list: (folder: string) => readonly string[]
  environment: Readonly<Record<string, string | undefined>>
  /** Where Playwright keeps its own builds, installed or not. */
  playwright: { chromium: string | undefined; firefox: string; webkit: string }
}

const thisMachine = (): Machine => ({
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  environment: process.env,
  playwright: {
    chromium: findChromium(),
    firefox: firefox.executablePath(),
    webkit: webkit.executablePath(),
  },
})

/** Playwright's own builds where they are installed, otherwise those of the system. */
export function findEngines(machine = thisMachine()): { found: Engine[]; missing: Missing[] } {
  const all = [chromiumOf(machine), firefoxOf(machine), webkitOf(machine)]
  return {
    found: all.filter((one) => 'by' in one),
    missing: all.filter((one) => 'notice' in one),
  }
}

function chromiumOf({ playwright }: Machine): Engine | Missing {
  if (playwright.chromium) return { name: 'Chromium', by: 'Playwright', path: playwright.chromium }
  return { name: 'Chromium', notice: 'No Chromium was found: npx playwright install chromium' }
}

function firefoxOf(machine: Machine): Engine | Missing {
  const { exists, environment, playwright } = machine
  if (!environment.FIREFOX && exists(playwright.firefox))
    return { name: 'Firefox', by: 'Playwright', path: playwright.firefox }
  const path = [
    environment.FIREFOX,
    program(machine, 'firefox-esr'),
    program(machine, 'firefox'),
    ...FIREFOX_PATHS,
  ].find((file) => file && exists(file))
  if (path) return { name: 'Firefox', by: 'WebDriver BiDi', path }
  return {
    name: 'Firefox',
    notice:
      'No Firefox was found: npx playwright install firefox, or apt-get install firefox-esr, or set FIREFOX to its path',
  }
}

function webkitOf(machine: Machine): Engine | Missing {
  const { exists, list, environment, playwright } = machine
  if (exists(playwright.webkit)) return { name: 'WebKit', by: 'Playwright', path: playwright.webkit }
  const driver = program(machine, 'WebKitWebDriver')
  const folders = list(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
  const browser = [...folders.map((name) => join(LIBRARIES, name)), '/usr/libexec']
    .flatMap((folder) => list(folder).map((name) => join(folder, name)))
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(exists)
  const display = environment.DISPLAY ? 'present' : program(machine, 'Xvfb') ? 'Xvfb' : undefined
  if (driver && browser && display) return { name: 'WebKit', by: 'WebDriver', driver, browser, display }
  return {
    name: 'WebKit',
    notice:
      'No WebKit was found: npx playwright install webkit, or apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
  }
}

/** The path of a program on the search path. */
function program({ exists, environment }: Machine, name: string): string | undefined {
  return (environment.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(exists)
}
