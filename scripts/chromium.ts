/** Finds a Chromium to test with, or installs one: the system's, Playwright's, or Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium is, or undefined. CHROMIUM names one of your own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM_PLACES].find(
    (place) => place && existsSync(place),
  )
}

/** Where a Chromium is, installing one when there is none. Throws saying what was tried. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium here: installing one for the browser tests …')
  const tried = [
    ['npx', 'playwright', 'install', '--no-shell', 'chromium'],
    ...(canUseApt()
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
        ]
      : []),
  ]
  const complaints: string[] = []
  for (const [command = '', ...args] of tried) {
    const { stderr } = spawnSync(command, args, { encoding: 'utf8' })
    const installed = findChromium()
    if (installed) return installed
    complaints.push(`${[command, ...args].join(' ')}: ${stderr.trim().split('\n')[0] ?? ''}`)
  }
  throw new Error(
    `No Chromium found, and none could be installed. Install one, or set CHROMIUM to its path.\n${complaints.join('\n')}`,
  )
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
