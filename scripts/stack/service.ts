/** One part of the stack: a child process that is started, monitored, and ended with its parent. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processorTimeOf } from './processor-time.ts'
import { openServiceLog, type ServiceLog } from './service-log.ts'

export type ServiceOptions = {
  /** Name for messages, such as "The database". */
  name: string
  /** File name of its log, without the extension. */
  id: string
  command: string
  args: readonly string[]
  environment: Readonly<Record<string, string>>
  logFolder: string
  /** Responds, with any status, once the service accepts requests. */
  healthUrl: string
  /** What the user can do if it does not start. */
  advice: string
  /** How long it may go without working, before it accepts requests. */
  startTimeoutMs?: number
  /** Whether it can start again by now after it has ended unexpectedly; always by default. */
  mayRestart?: () => boolean
}

export type Service = {
  readonly name: string
  start(): Promise<void>
  /** Ends the process and waits for its exit. `SIGKILL` simulates a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const START_TIMEOUT_MS = 60_000
/** The part of the time that a service which starts spends computing, even on a busy machine. One that hangs does not. */
const LEAST_WORK = 0.01
const STOP_TIMEOUT_MS = 5_000
const RESTART_AFTER_MS = 1_000

/**
 * Creates a service that is restarted if it ends unexpectedly. Children end when their standard input
 * closes, so none outlives this process, even after a crash.
 */
export function createService(options: ServiceOptions): Service {
  const logFile = join(options.logFolder, `${options.id}.log`)
  let child: ChildProcess | undefined
  let shouldRun = false

  async function launch(): Promise<void> {
    await mkdir(options.logFolder, { recursive: true })
    const log = openServiceLog(logFile)
    const started = spawn(options.command, options.args, {
      env: { ...process.env, NO_COLOR: '1', ...options.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Detached, so that Ctrl-C reaches only this process, which then ends its children in order.
      detached: true,
    })
    child = started
    started.stdin?.on('error', () => undefined)
    log.take(started.stdout)
    log.take(started.stderr)
    started.once('error', () => undefined)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // After the last output.
    started.once('close', log.close)
    await untilHealthy(started, log)
    started.once('exit', () => void restart())
  }

  async function untilHealthy(started: ChildProcess, log: ServiceLog): Promise<void> {
    const timeoutMs = options.startTimeoutMs ?? START_TIMEOUT_MS
    // Not the time of day, which may change during the start.
    const since = performance.now()
    const secondsTaken = () => Math.round((performance.now() - since) / 1000)
    const ended = () => started.exitCode !== null || started.signalCode !== null || !started.pid
    let worked = processorTimeOf(started.pid)
    for (let windows = 1; !ended(); ) {
      if (await responds(options.healthUrl)) return
      await delay(50)
      if (performance.now() < since + windows * timeoutMs) continue
      const before = worked
      worked = processorTimeOf(started.pid)
      if (worked - before < timeoutMs * LEAST_WORK) break
      windows += 1
      console.error(
        `${options.name} has not answered for ${secondsTaken()} s, but is working; this machine is busy. Waiting …`,
      )
    }
    const tookTooLong = !ended()
    started.kill('SIGKILL')
    throw new Error(await explainFailure(options, log, logFile, tookTooLong ? secondsTaken() : undefined))
  }

  async function restart(): Promise<void> {
    let said = `${options.name} ended unexpectedly; restarting it (log: ${logFile})`
    if (shouldRun) console.error(said)
    while (shouldRun && !child) {
      await delay(RESTART_AFTER_MS)
      if (!shouldRun || child) return
      if (options.mayRestart?.() === false) continue
      await launch().catch((error: unknown) => {
        if (said !== String(error)) console.error(String(error))
        said = String(error)
      })
    }
  }

  return {
    name: options.name,
    start: async () => {
      shouldRun = true
      await launch()
    },
    stop: async (signal = 'SIGTERM') => {
      shouldRun = false
      const running = child
      if (!running) return
      const exited = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill(signal)
      const killTimer = setTimeout(() => running.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await exited
      clearTimeout(killTimer)
    },
  }
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(1_000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}

async function explainFailure(
  { name, advice }: ServiceOptions,
  log: ServiceLog,
  logFile: string,
  secondsTaken: number | undefined,
): Promise<string> {
  const text = await log.text()
  const failure = text.split('\n').findLast((line) => /error(?: \[[\w-]+\])?: /i.test(line))
  const last = text.trim().split('\n').at(-1)
  if (secondsTaken !== undefined && !failure)
    return `${name} did not answer within ${secondsTaken} s, without an error. It is not working on it either.${last ? ` Its last line: ${last}` : ''} (log: ${logFile})`
  const reason = failure ?? last
  const detail = reason?.replace(/^.*?Error(?: \[[\w-]+\])?: /, '').trim()
  return `${name} could not start${detail ? `: ${detail}` : ''}. ${advice} (log: ${logFile})`
}
