import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { criticalStyles } from '../../scripts/pages/critical-styles.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function stylesOf(body: string, css: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'styles-'))
  await writeFile(join(folder, 'page.css'), css)
  return criticalStyles(folder, `<html><head></head><body>${body}</body></html>`, '/page.css')
}

test('a rule with two conditions is among the styles of a page that has its classes', async () => {
  const rules = [
    '.a:not([id]) .b:has(> :nth-child(2)) > .c{gap:1px}',
    '.z:not([id]) .b:has(> i) > .c{gap:2px}',
  ]
  const styles = await stylesOf('<p class="a"><b class="b"><i class="c"></i><i></i></b></p>', rules.join(''))
  expect(styles).toContain('1px')
  expect(styles).not.toContain('2px')
})

test('a rule for what a visitor does is not among them', async () => {
  const styles = await stylesOf('<a class="a"></a>', '.a{gap:1px}.a:hover{gap:2px}.a:not(:hover){gap:3px}')
  expect(styles).toContain('1px')
  expect(styles).not.toContain('2px')
  expect(styles).toContain('3px')
})
