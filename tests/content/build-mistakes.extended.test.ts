/** What a build says of mistakes in the content, with file and line. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('npm run build', () => {
  let tree: string
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'content-mistakes-'))
    for (const name of ['content', 'scripts', 'supabase', 'src', 'machines', 'calculators', 'package.json'])
      cpSync(name, join(tree, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  function edit(file: string, from: string, to: string): number {
    const text = readFileSync(join(tree, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(tree, file), text.replace(from, to))
    return text.slice(0, text.indexOf(from)).split('\n').length
  }

  it('names the file and the line of each mistake before it builds anything', () => {
    const [phone] = /'\+1\d{10}'$/m.exec(readFileSync('content/site.ts', 'utf8')) ?? ['']
    const [url] = /https:[^']+/.exec(readFileSync('content/communities/central.ts', 'utf8')) ?? ['']
    const inSite = edit('content/site.ts', phone, "'4032661234'")
    const inCentral = edit('content/communities/central.ts', url, 'aspen.ca')
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: tree,
      encoding: 'utf8',
    })
    expect(stderr).toContain(
      `content/site.ts:${inSite}  href: "tel:4032661234" must be like tel:+14035550142`,
    )
    expect(stderr).toContain(`content/site.ts:${inSite}  site.phone.number: must be +1 and ten digits`)
    expect(stderr).toContain(
      `content/communities/central.ts:${inCentral}  url: "aspen.ca" must begin with https://`,
    )
    expect(stdout).not.toContain('Built')
    expect(status).toBe(1)
  })
})
