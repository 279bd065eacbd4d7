/**
 * WebDriver without BiDi tells nothing of the console. For a browser driven by it, each page of a copy of the site
 * begins with a script that keeps what the page reports.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SCRIPT = 'message-log.js'

declare global {
  interface Window {
    messageLog?: string[]
  }
}

/** Copies a built site, with the script in each page. */
export async function copyWithMessageLog(site: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await cp(site, copy, { recursive: true })
  await writeFile(join(copy, SCRIPT), `(${keepMessages})()`)
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(copy, file)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replace('<head>', `<head><script src="/${SCRIPT}"></script>`))
  }
}

/** Runs in the page, before anything else. */
function keepMessages(): void {
  const log: string[] = []
  window.messageLog = log
  for (const type of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[type].bind(console)
    console[type] = (...words: unknown[]) => {
      log.push(`${type === 'warn' ? 'warning' : type}: ${words.map(String).join(' ')}`)
      write(...words)
    }
  }
  addEventListener(
    'error',
    (event) =>
      // Without a message: a file that did not load.
      log.push(`error: ${event.message ?? (event.target as Element | null)?.outerHTML}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => log.push(`error: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    log.push(`error: ${effectiveDirective} forbids ${blockedURI}`),
  )
}

/** Runs in the page: what it has reported since the last call. */
export function takeMessages(): string[] {
  return window.messageLog?.splice(0) ?? []
}
