/** What docs/editing.md tells an editor to do, done: right edits are accepted, a wrong one is named in one line. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { explained } from '../../scripts/explained.ts'

type Edit = readonly [file: string, found: RegExp | string, by: string]

const SITE = 'content/site.ts'
const CENTRAL = 'content/communities/central.ts'
const FACTS = 'content/communities/facts.ts'
const PEOPLE = 'content/people.ts'
const VIDEOS = 'content/videos/buyers.ts'
const FORMS = 'content/forms.ts'
const RADON = 'content/pages/radon-information.ts'
const ALYTH = "  { name: 'Altadore', url: 'https://altadore.northbow.example' },\n"
const PORTRAIT = "drawing: 'portrait-towers',"
const photo = (file: string, more = ", alt: 'Anna Lee in a grey jacket'") =>
  `${PORTRAIT}\n    picture: { file: 'photos/${file}'${more} },`

let tree: string
beforeEach(async () => {
  tree = mkdtempSync(join(tmpdir(), 'editing-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  for (const name of ['content', 'scripts', 'supabase', 'src', 'machines', 'calculators', 'package.json'])
    cpSync(name, join(tree, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  const grey = { create: { width: 800, height: 900, channels: 3, background: '#888' } } as const
  await sharp(grey).jpeg().toFile(join(tree, 'content/photos/Anna-Lee.JPG'))
})

/** Replaces the first such text; the answer is the line of the first change. */
function edit([file, found, by]: Edit): number {
  const text = readFileSync(join(tree, file), 'utf8')
  const edited = text.replace(found, () => by)
  expect([file, found, edited === text]).toEqual([file, found, false])
  writeFileSync(join(tree, file), edited)
  const lines = text.split('\n')
  return edited.split('\n').findIndex((line, index) => line !== lines[index]) + 1
}

const lineOf = (file: string, text: string) =>
  readFileSync(join(tree, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

function run(script: string): { status: number | null; said: string[] } {
  const args = ['--import', 'tsx', `scripts/${script}.ts`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`.trim().split('\n') }
}

it('accepts each edit of the guide, with the spaces that a keyboard types', () => {
  for (const one of [
    [SITE, "'+14035550142'", "'+1 403 266 1234'"],
    [SITE, /'\(403\)\s555-0142'/, "'403 266 1234'"],
    [SITE, "closes: '21:00'", "closes: '20:00'"],
    [SITE, /9:00\sAM–9:00\sPM/, '9:00 AM–8:00 PM'],
    ['content/claims.ts', "'425+'", "'450+'"],
    [CENTRAL, ALYTH, `${ALYTH}  { name: 'Alyth', url: 'https://www.alyth-homes.ca', luxury: true },\n`],
    [
      FACTS,
      '  Altadore: [',
      "  Alyth: ['ALY', 'SE', 1, 1, 1, 0, 0, 0, 1980, -114.02, 51.03],\n  Altadore: [",
    ],
    [PEOPLE, PORTRAIT, photo('Anna-Lee.JPG')],
    [
      PEOPLE,
      "sample: true,\n    id: 'condo-specialist'",
      "sample: false,\n    name: 'Anna Lee',\n    id: 'condo-specialist'",
    ],
    [FORMS, 'A few lines are enough to start.', 'It takes 5 minutes.'],
    [RADON, /(question: ')[^']*'/, "question: 'Is 200 Bq/m³ a lot after 90 days?'"],
  ] satisfies Edit[])
    edit(one)
  expect(run('content')).toEqual({ status: 0, said: ['No mistakes in the content'] })
})

/** What each mistake does, what is said of it, and part of the line that is named, if it is not what was typed. */
const MISTAKES: readonly (readonly [...Edit, message: string, at?: string])[] = [
  [
    SITE,
    /'\(403\)\s555-0142'/,
    "'(403) 266-1234'",
    'this number is called, but another is shown',
    'phoneNumber =',
  ],
  [
    SITE,
    /label: '10:00\sAM–5:00\sPM'/,
    "label: '10:00 AM–6:00 PM'",
    'must be "10:00 AM–5:00 PM", as opens and closes say',
  ],
  [
    CENTRAL,
    'https://bankview.northbow.example',
    'bankview.ca',
    'url: "bankview.ca" must begin with https://',
  ],
  [
    CENTRAL,
    ALYTH,
    `${ALYTH}  { name: 'Alyth', url: 'https://www.alyth-homes.ca' },\n`,
    FACTS,
    "name: 'Alyth'",
  ],
  [
    CENTRAL,
    /( {2}\{ name: 'Britannia'.*\n)( {2}\{ name: 'Capitol Hill'.*\n)/,
    "  { name: 'Capitol Hill', url: 'https://capitol-hill.northbow.example' },\n  { name: 'Britannia', url: 'https://britannia.northbow.example' },\n",
    'the list is alphabetical',
    "name: 'Britannia'",
  ],
  [PEOPLE, PORTRAIT, photo('anna-lee.jpg'), 'Did you mean Anna-Lee.JPG?', "'photos/anna-lee.jpg'"],
  [
    PEOPLE,
    "drawing: 'portrait-gate',",
    photo('Anna-Lee.JPG', '').replace('towers', 'gate'),
    'needs an alternative text (alt)',
    "file: 'photos/Anna-Lee.JPG'",
  ],
  [PEOPLE, "neighbourhood: 'Tuscany'", "neighbourhood: 'Tuscanny'", 'is in no list of content/communities/'],
  [
    FORMS,
    "'A few lines are enough to start.'",
    '"The seller\'s few lines."',
    "seller's must be typed seller’s",
  ],
  [FORMS, 'Tell us what you are planning.', 'Tell us about your dream home.', '“dream home” is hype'],
  [RADON, /(question: ')[^']*'/, "question: 'Is 100-200 a lot?'", '100-200 must be typed 100–200'],
  [VIDEOS, "'sample-b01x'", "'sample-b99x'", 'is in no chapter'],
]

it('names file, line and remedy of each mistake, in one line', () => {
  for (const [file, found, by] of MISTAKES) edit([file, found, by])
  const expected = MISTAKES.map(([file, , by, , at = by]) => `${file}:${lineOf(file, at)}`)
  // The chapter still names the video that was replaced.
  const chapter = `content/pages/videos.ts:${lineOf('content/pages/videos.ts', 'sample-b01x')}`
  const { status, said } = run('content')
  for (const [, , , message] of MISTAKES)
    expect(said).toContainEqual(
      expect.stringMatching(RegExp(`^.*${message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`)),
    )
  expect(said.map((line) => line.split(/: | {2}/)[0]).toSorted()).toEqual([...expected, chapter].toSorted())
  expect(status).toBe(1)
  // What cannot be built, the build says as well, before it builds anything.
  const build = run('build')
  expect(build.status).toBe(1)
  expect(build.said).toContainEqual(expect.stringContaining('url: "bankview.ca" must begin with https://'))
})

it.each<[string, ...Edit, string]>([
  [
    'a keyboard apostrophe',
    FORMS,
    'A few lines are enough',
    "The seller's lines are enough",
    'look for a missing comma',
  ],
  [
    'a missing comma',
    SITE,
    "brokerage: 'Prairie Crown Realty',",
    "brokerage: 'Prairie Crown Realty'",
    'look for a missing comma',
  ],
])('names file and line of %s in one line, without a stack', (_what, file, found, by, message) => {
  const line = edit([file, found, by])
  const { status, said } = run('content')
  expect([status, said]).toEqual([1, [expect.stringContaining(message)]])
  expect(said[0]).toMatch(RegExp(`^${file}:(${line}|${line + 1}) `))
})

it('says what it may not write, and of a portal that is out of reach, in one line', () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/srv/dist' })
  expect(explained(refused)).toMatch(/^\/srv\/dist cannot be written: this account may not .*\.$/)
  const away = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/facts.ts', '--from', 'http://127.0.0.1:1'],
    { encoding: 'utf8' },
  )
  expect([away.status, away.stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 cannot be reached .*Nothing was written\.$/)],
  ])
})
