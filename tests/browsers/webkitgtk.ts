/** WebKitGTK's small browser: its WebDriver server, and a screen where the machine has none. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'playwright/test'
import { freePort, HOST } from '../../scripts/stack/ports.ts'
import type { WebKitGtk } from './engines.ts'

/** Larger than any window of the tests. */
const SCREEN = '2000x1200x24'
/** How long the server may take to answer, in milliseconds. */
const START_MS = 20_000

export type WebKitServer = {
  address: string
  /** What a session asks for. */
  capabilities: object
  stop(): Promise<void>
}

export async function startWebKit({ driver, browser, display }: WebKitGtk): Promise<WebKitServer> {
  const screen = display === 'Xvfb' ? await startScreen() : undefined
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(screen && { DISPLAY: screen.display }),
      // The sandbox does not start for root, nor in most containers. Only the site is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const address = `http://${HOST}:${port}`
  await expect(() => fetch(`${address}/status`)).toPass({ timeout: START_MS })
  return {
    address,
    capabilities: {
      'webkitgtk:browserOptions': {
        binary: browser,
        // The toolbar would keep the window from being as narrow as a phone.
        args: ['--automation', '--full-screen'],
      },
    },
    stop: async () => {
      await end(server)
      if (screen) await end(screen.process)
    },
  }
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  // Given a file descriptor, Xvfb takes a free number and writes it there.
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(process.stdio[3] ?? process, 'data')
  return { display: `:${String(number).trim()}`, process }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill()
  await once(process, 'exit')
}
