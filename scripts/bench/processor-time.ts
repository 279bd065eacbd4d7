/** How much processor time each part of the stack has used, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

type ProcessorTime = Record<'client' | 'function' | 'REST' | 'PostgreSQL' | 'others', number>

/** Seconds used so far by this process and its descendants, by part; undefined where there is no /proc. */
export function processorTime(): ProcessorTime | undefined {
  const processes = readProcesses()
  if (!processes) return undefined
  const seconds: ProcessorTime = { client: 0, function: 0, REST: 0, PostgreSQL: 0, others: 0 }
  for (const { pid, ticks, command } of descendants(processes, process.pid))
    seconds[partOf(pid, command)] += ticks / TICKS_PER_SECOND
  return seconds
}

type Process = { pid: number; parent: number; ticks: number; command: string }

function partOf(pid: number, command: string): keyof ProcessorTime {
  if (pid === process.pid) return 'client'
  if (/send-lead-email/.test(command)) return 'function'
  if (/stack\/database/.test(command)) return 'REST'
  return /postgres/.test(command) ? 'PostgreSQL' : 'others'
}

function readProcesses(): Process[] | undefined {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)))
  } catch {
    return undefined
  }
}

function readProcess(pid: number): Process[] {
  try {
    // The name in parentheses may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]), command }]
  } catch {
    // It has ended.
    return []
  }
}

function descendants(processes: readonly Process[], root: number): Process[] {
  const own = processes.filter(({ pid }) => pid === root)
  const children = processes.filter(({ parent }) => parent === root)
  return [...own, ...children.flatMap(({ pid }) => descendants(processes, pid))]
}
