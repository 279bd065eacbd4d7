/** Processes of the stack that end without having been told to, and what they leave behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identify, lockFolder } from '../../scripts/stack/lock.ts'

let folder: string
let child: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbow-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The id of another process that is running. */
async function otherProcess(): Promise<number> {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  return child.pid ?? 0
}

describe('the lock on the data', () => {
  const lock = () => join(folder, 'process-id')

  it('holds while the process that took it is running', async () => {
    const id = await otherProcess()
    writeFileSync(lock(), identify(id))
    expect(() => lockFolder(folder)).toThrow(`in use by process ${id}`)
  })

  it('counts for nothing when the id belongs to another process by now', async () => {
    const id = await otherProcess()
    writeFileSync(lock(), `${id} 1`)
    const unlock = lockFolder(folder)
    expect(readFileSync(lock(), 'utf8')).toBe(identify(process.pid))
    unlock()
  })

  it('counts for nothing when the process has ended', async () => {
    const id = await otherProcess()
    writeFileSync(lock(), identify(id))
    child?.kill('SIGKILL')
    await once(child as ChildProcess, 'exit')
    expect(() => lockFolder(folder)()).not.toThrow()
  })
})

it('a process whose shell is ended by a signal ends, too', async () => {
  const module = new URL('../../scripts/stack/end-with-parent.ts', import.meta.url).href
  const program = `import { onParentEnd } from '${module}'
    onParentEnd(() => process.exit(0))
    setInterval(() => {}, 1000)
    console.log('running')`
  const shell = `"${process.execPath}" --import tsx --input-type=module -e "$PROGRAM"; true`
  child = spawn('sh', ['-c', shell], { env: { ...process.env, PROGRAM: program } })
  const output = child.stdout
  if (!output) throw new Error('no output')
  await once(output, 'data')
  child.kill('SIGTERM')
  // The program holds the other end.
  await once(output.resume(), 'end')
})
