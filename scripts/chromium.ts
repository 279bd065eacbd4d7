/** Finds or installs a Chromium: CHROMIUM, Playwright's, the system's, or Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, or undefined. The CHROMIUM variable takes precedence. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  )
}

/** The path of a Chromium, which is installed if missing. Throws with the commands tried. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one …')
  const attempts = [
    ['npx', 'playwright', 'install', '--no-shell', 'chromium'],
    ...(canUseApt()
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
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
