/** One part of the stack: a child process that is started, watched, and ended with its parent. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export type ServiceOptions = {
  /** Plain words for messages: "the database". */
  name: string
  /** File name of its log, without the ending. */
  id: string
  command: string
  args: readonly string[]
  environment: Readonly<Record<string, string>>
  logFolder: string
  /** Answers any status once the service takes requests. */
  healthUrl: string
  /** What to do when it cannot start. */
  advice: string
}

export type Service = {
  readonly name: string
  start(): Promise<void>
  /** Ends the process and waits until it is gone. `SIGKILL` ends it as a crash would. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 5_000
const RESTART_AFTER_MS = 1_000

/**
 * A service that is restarted when it ends unasked. Children read their standard input and end
 * when it closes, so none outlives this process, however it ends.
 */
export function createService(options: ServiceOptions): Service {
  const logFile = join(options.logFolder, `${options.id}.log`)
  let child: ChildProcess | undefined
  let wanted = false

  async function launch(): Promise<void> {
    await mkdir(options.logFolder, { recursive: true })
    const log = createWriteStream(logFile, { flags: 'w' })
    const started = spawn(options.command, options.args, {
      env: { ...process.env, NO_COLOR: '1', ...options.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A Ctrl-C in the terminal reaches this process only, which then ends its children in order.
      detached: true,
    })
    child = started
    started.stdin?.on('error', () => undefined)
    started.stdout?.pipe(log, { end: false })
    started.stderr?.pipe(log, { end: false })
    started.once('error', () => undefined)
    started.once('exit', () => {
      log.end()
      if (child === started) child = undefined
    })
    await untilHealthy(started)
    started.once('exit', () => void restart())
  }

  async function untilHealthy(started: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS
    while (Date.now() < deadline) {
      if (started.exitCode !== null || started.signalCode !== null || !started.pid) break
      if (await answers(options.healthUrl)) return
      await delay(50)
    }
    started.kill('SIGKILL')
    throw new Error(await explainFailure(options, logFile))
  }

  async function restart(): Promise<void> {
    while (wanted && !child) {
      await delay(RESTART_AFTER_MS)
      if (!wanted || child) return
      console.error(`${options.name} ended unasked; starting it again (log: ${logFile})`)
      await launch().catch((error: unknown) => console.error(String(error)))
    }
  }

  return {
    name: options.name,
    start: async () => {
      wanted = true
      await launch()
    },
    stop: async (signal = 'SIGTERM') => {
      wanted = false
      const running = child
      if (!running) return
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill(signal)
      const late = setTimeout(() => running.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await gone
      clearTimeout(late)
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(1_000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}

async function explainFailure({ name, advice }: ServiceOptions, logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  const reason = text.split('\n').findLast((line) => /error/i.test(line)) ?? text.trim().split('\n').at(-1)
  const said = reason?.replace(/^.*?Error(?: \[[\w-]+\])?: /, '').trim()
  return `${name} could not start${said ? `: ${said}` : ''}. ${advice} (log: ${logFile})`
}
