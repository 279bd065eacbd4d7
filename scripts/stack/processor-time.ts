/** How long a process has computed. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Of Linux, on every architecture that Node.js supports. */
const MS_PER_TICK = 10

/** In milliseconds; 0 where the system does not tell, and for a process that has ended. */
export function processorTimeOf(pid: number | undefined): number {
  try {
    if (process.platform === 'linux') {
      // Fields 14 and 15; the name before them may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
    }
    // Like 1:02.03, with hours or days before it.
    const time = execFileSync('ps', ['-o', 'time=', '-p', `${pid}`], { encoding: 'utf8', stdio: 'pipe' })
    return (
      time
        .trim()
        .split(/[-:]/)
        .reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
    )
  } catch {
    return 0
  }
}
