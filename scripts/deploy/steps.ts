/** Prints each step of a rehearsal on a line with its time, and keeps the lines in a file. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Steps = {
  /** A heading. */
  part(title: string): void
  /** Runs a step, which resolves to its finding, printed on its line. Throws with the step's name if it fails. */
  step<T>(what: string, work: () => Promise<T>, found?: (result: T) => string): Promise<T>
}

/** Starts a new file. */
export function createSteps(file: string): Steps {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  const print = (line: string) => {
    console.log(line)
    appendFileSync(file, `${line}\n`)
  }
  return {
    part: (title) => print(`\n${title}`),
    step: async (what, work, found) => {
      const start = performance.now()
      const line = (text: string) =>
        print(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`)
      try {
        const result = await work()
        line(found ? `${what}: ${found(result)}` : what)
        return result
      } catch (error) {
        line(`FAILED: ${what}`)
        throw new Error(`The rehearsal failed: ${what}`, { cause: error })
      }
    },
  }
}
