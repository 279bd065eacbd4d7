/** A build names file and line of each mistake in the content before it builds anything. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('npm run build names the file and the line of each mistake', () => {
  const tree = mkdtempSync(join(tmpdir(), 'content-mistakes-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  for (const name of ['content', 'scripts', 'supabase', 'src', 'machines', 'calculators', 'package.json'])
    cpSync(name, join(tree, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  /** Replaces the first such text; the answer is its line. */
  function spoil(file: string, found: RegExp, by: string): number {
    const text = readFileSync(file, 'utf8')
    writeFileSync(join(tree, file), text.replace(found, by))
    return text.slice(0, text.search(found)).split('\n').length
  }
  const inSite = spoil('content/site.ts', /'\+1\d{10}'$/m, "'4032661234'")
  const inCentral = spoil('content/communities/central.ts', /https:[^']+/, 'aspen.ca')
  const build = ['--import', 'tsx', 'scripts/build.ts']
  const { status, stderr, stdout } = spawnSync(process.execPath, build, { cwd: tree, encoding: 'utf8' })
  for (const mistake of [
    `content/site.ts:${inSite}  href: "tel:4032661234" must be like tel:+14035550142`,
    `content/site.ts:${inSite}  site.phone.number: must be +1 and ten digits`,
    `content/communities/central.ts:${inCentral}  url: "aspen.ca" must begin with https://`,
  ])
    expect(stderr).toContain(mistake)
  expect(stdout).not.toContain('Built')
  expect(status).toBe(1)
})
