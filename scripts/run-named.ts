/** Runs one of several scripts by its name on the command line, with the arguments that follow. */
import { spawnSync } from 'node:child_process'

/** Returns the exit code. An unknown name fails with the known ones. */
export function runNamed(command: string, scripts: Readonly<Record<string, string>>): number {
  const [name = '', ...args] = process.argv.slice(2)
  const script = scripts[name]
  if (script === undefined) {
    console.error(`usage: npm run ${command} -- ${Object.keys(scripts).join(' | ')}`)
    return 1
  }
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' }).status ?? 1
}
