/** The log of one service. It outlives restarts, and a full disk costs the log but not the service. */
import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** From this size on, a log is moved aside when its service starts, and the one moved before is deleted. */
const MOVED_FROM_BYTES = 5_000_000

export type ServiceLog = {
  /** Logs a stream of the process without ever keeping it waiting. */
  take(stream: Readable | null): void
  /** Everything logged since it was opened. */
  text(): Promise<string>
  close(): void
}

/** Opens the log for one start of its service. */
export function openServiceLog(file: string): ServiceLog {
  if (sizeOf(file) > MOVED_FROM_BYTES) renameSync(file, `${file}.old`)
  const heading = `--- started ${new Date().toISOString()}\n`
  const start = sizeOf(file) + heading.length
  const stream = createWriteStream(file, { flags: 'a' })
  let writable = true
  stream.once('error', (error) => {
    writable = false
    console.error(`${file} cannot be written: ${error.message}`)
  })
  stream.write(heading)
  return {
    take: (source) => {
      source?.on('data', (chunk: Buffer) => {
        if (writable) stream.write(chunk)
      })
    },
    text: () => text(createReadStream(file, { start })).catch(() => ''),
    close: () => {
      stream.end()
      writable = false
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
