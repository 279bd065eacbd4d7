/** What docs/accessibility.md says of the sources: which of them listen to what, and what the site has none of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CODE = /\.(tsx?|css|webmanifest)$/
const PRESS = ['src/browser/press.ts', 'src/loading/visitor.ts']
const STRIP = 'src/pages/communities/PriceStrip.tsx'
const NUMBER = 'src/features/calculators/NumberControl.tsx'
const BASE = 'src/styles/base.css'

/** The site's own files below `src/`, without the inspector, which is for development. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css|svg|webmanifest)$/.test(name) && !name.startsWith('inspector'))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))
const textOf = (file: string) => readFileSync(file, 'utf8')

const POINTER =
  'no pointer is followed but over the strip of dots, and one that goes down only closes the open menu'
const FILM = 'the only media element is the home page’s film, silent and hidden from screen readers'
it.each<[string, RegExp, RegExp, readonly string[]]>([
  ['nothing depends on the orientation of the device', /orientation/i, CODE, []],
  ['nothing depends on the motion of the device', /devicemotion|accelerometer|gyroscope/i, CODE, []],
  ['no drawing has text', /<text\b/, /\.svg$/, []],
  // What loads the code of the page when the visitor does anything leaves it where they have scrolled.
  [
    'no key but Escape does something wherever the focus is',
    /'key(?:down|up|press)'|accessKey/i,
    CODE,
    PRESS,
  ],
  [POINTER, /'(?:touch|drag)\w+'|'(?:mouse|pointer)(?:down|move)'/, CODE, PRESS],
  ['no part is dragged', /\bon(?:Touch|Drag|Mouse(?:Down|Move)|Pointer(?:Down|Move|Up))\w*=/, CODE, [STRIP]],
  [
    'every slider is beside a field for the same number, or takes a tap',
    /type="range"/,
    CODE,
    [NUMBER, STRIP],
  ],
  ['nothing interferes with pasting', /paste/i, CODE, []],
  [FILM, /^\s*<(?:video|audio)\b|new Audio\b|AudioContext/m, CODE, ['src/pages/home/HomeHero.tsx']],
  // Safari takes the role from others, and WebKit gives an empty string a line of its own.
  ['only a list that names its role is without bullets', /list-style[^;]*:\s*(?:none|"")/, CODE, [BASE]],
])('%s', (_title, pattern, kinds, files) => {
  const searched = sources.filter(({ file }) => kinds.test(file))
  expect(searched.length).toBeGreaterThan(20)
  const found = searched.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(found.sort()).toEqual(files)
})

it('what is found there is as described', () => {
  expect(textOf('src/browser/press.ts').match(/key === '\w+'/g)).toEqual(["key === 'Escape'"])
  expect(textOf(STRIP)).toMatch(/type="range".*onPointerUp={(\w+)}\s+onPointerMove={\1}/s)
  expect(textOf(NUMBER)).toMatch(/type="text".*type="range"/s)
  expect(textOf('src/pages/home/HomeHero.tsx')).toMatch(/<video[^>]* muted [^>]*aria-hidden="true"/)
})

it('every field about the visitor has its autocomplete token', () => {
  // Which field of a form has which: tests/content/content.test.ts.
  expect(textOf('src/ui/Field.tsx')).toContain('autoComplete: field.autoComplete')
  for (const file of ['src/features/newsletter/NewsletterForm.tsx', 'src/features/auth/AuthForm.tsx'])
    expect(textOf(file)).toContain('autoComplete="email"')
})
