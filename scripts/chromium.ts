/** Finds or installs a Chromium: CHROMIUM, Playwright's, the system's, or Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** Disables background requests, lets Chromium run as root in a container, and spaces text as phones do: unhinted. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Debian's headless shell itself. The script on the path starts it as a child, which outlives the script. */
const DEBIAN_SHELL = '/usr/lib/chromium/chromium-headless-shell'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium, or undefined. The CHROMIUM variable takes precedence; throws if nothing is there. Headless shells come first: they are the
 * same engine without a window to draw, and run the tests in about half the time.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM is ${CHROMIUM}, which does not exist`)
  return [CHROMIUM, ...playwrightShells(), DEBIAN_SHELL, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  )
}

/** Playwright installs its headless shell in a folder beside its complete browser, and gives no path for it. */
function playwrightShells(): string[] {
  const folder = chromium.executablePath().replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1')
  if (!folder.includes('headless_shell') || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /headless[-_]shell(\.exe)?$/.test(name))
    .map((name) => join(folder, name))
}

/** The path of a Chromium, which is installed if missing. Throws with the commands tried. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one …')
  const attempts = [
    ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
    ...(canUseApt()
      ? [
          ['apt-get', 'update', '-qq'],
          // Typefaces of the widths that the site's fallbacks are fitted to, which apt may leave out.
          ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'],
        ]
      : []),
  ]
  const failures: string[] = []
  for (const [command = '', ...args] of attempts) {
    const { stderr } = spawnSync(command, args, { encoding: 'utf8' })
    const installed = findChromium()
    if (installed) return installed
    failures.push(`${[command, ...args].join(' ')}: ${stderr.trim().split('\n')[0] ?? ''}`)
  }
  throw new Error(
    `No Chromium found, and none could be installed. Install one, or set CHROMIUM to its path.\n${failures.join('\n')}`,
  )
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
