/** A copy of the project in a temporary folder, for what must not change the project itself. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Made by commands, or linked instead. */
const EXCLUDED = /^(node_modules|\.git|\.local|\.build|\.env|dist|test-results)$/

/** Copies the working tree, links the packages, and returns the folder. */
export function copyTree(prefix: string): string {
  const tree = mkdtempSync(join(tmpdir(), prefix))
  for (const entry of readdirSync('.').filter((name) => !EXCLUDED.test(name)))
    cpSync(entry, join(tree, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  return tree
}

/**
 * Runs a command in the copy, without the variables by which an outer Vitest would affect an inner one.
 * `settings` are further variables.
 */
export function runIn(
  tree: string,
  [command = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): { status: number | null; output: string } {
  const environment = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|NODE_ENV|TEST|VITE_|FORCE_COLOR)/.test(key),
  )
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...Object.fromEntries(environment), NO_COLOR: '1', ...settings },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: stdout + stderr }
}
