/** Transcripts of a screen reader, kept in docs/transcripts/ to be read by a person. ACCEPT_TRANSCRIPTS=1 writes them anew. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Reader, startReader } from '../support/screen-reader.ts'
import { expect } from './fixtures.ts'
import { hydrated } from './visitor.ts'

const FOLDER = 'docs/transcripts'
const ADDRESS = /[\w.-]+@example\.\w+/g
/** Of a request that has just come: when, how long ago, and until when its person may be written to. */
const MOMENTS = [
  [/[A-Z][a-z]{2}\s\d{1,2},\s\d{1,2}:\d\d\s[ap]\.m\./g, 'Nov 20, 11:00 a.m.'],
  [/\b\d+\smin\b/g, '0 min'],
  [/\b\d{4}-\d\d-\d\d\b/g, '2027-05-20'],
] as const

/** The parts of a transcript: what is done, and what is said. */
export type Transcript = [doing: string, phrases: string[]][]

/** Compares a transcript with the kept one. */
export async function keep(name: string, transcript: Transcript): Promise<void> {
  const said = transcript
    .map(([doing, phrases]) => [`## ${doing}`, '', ...phrases, ''].join('\n'))
    .join('\n')
    .replaceAll(ADDRESS, 'ada@example.com')
  const text = MOMENTS.reduce((all, [moment, fixed]) => all.replaceAll(moment, fixed), said)
  const file = join(FOLDER, `${name}.txt`)
  if (process.env.ACCEPT_TRANSCRIPTS === '1') {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(file, text)
  }
  expect(text).toBe(await readFile(file, 'utf8'))
}

export async function open(page: Page, path: string, width = 1280): Promise<Reader> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  return startReader(page)
}
