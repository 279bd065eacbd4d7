/** What docs/accessibility.md says of the sources: which of them listen to what, and what the site has none of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CODE = /\.(tsx?|css|webmanifest)$/
const PRESS = ['src/browser/press.ts', 'src/loading/visitor.ts']
const STRIP = 'src/pages/communities/PriceStrip.tsx'
const NUMBER = 'src/features/calculators/NumberControl.tsx'
const FILM = 'src/pages/home/HomeHero.tsx'
const BASE = 'src/styles/base.css'

/** The site's own files below `src/`, without the inspector, which is for development. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css|svg|webmanifest)$/.test(name) && !name.startsWith('inspector'))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))

it.each<[string, RegExp, readonly string[]]>([
  ['the orientation of the device', /orientation/i, []],
  ['the motion of the device', /devicemotion|accelerometer|gyroscope/i, []],
  ['pasting', /paste/i, []],
  // What loads the code of the page when the visitor does anything leaves it where they have scrolled.
  ['keys wherever the focus is', /'key(?:down|up|press)'|accessKey/i, PRESS],
  ['pointers before they go up', /'(?:touch|drag)\w+'|'(?:mouse|pointer)(?:down|move)'/, PRESS],
  ['dragging', /\bon(?:Touch|Drag|Mouse(?:Down|Move)|Pointer(?:Down|Move|Up))\w*=/, [STRIP]],
  ['sliders', /type="range"/, [NUMBER, STRIP]],
  ['films and sounds', /^\s*<(?:video|audio)\b|new Audio\b|AudioContext/m, [FILM]],
  // Safari takes the role from others, and WebKit gives an empty string a line of its own.
  ['lists without bullets', /list-style[^;]*:\s*(?:none|"")/, [BASE]],
])('only the files named here have to do with %s', (_title, pattern, files) => {
  const found = sources.filter(({ file, text }) => CODE.test(file) && pattern.test(text))
  expect(found.map(({ file }) => file).sort()).toEqual(files)
})

it('no drawing has text', () => {
  const drawings = sources.filter(({ file }) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(20)
  expect(drawings.filter(({ text }) => /<text\b/.test(text))).toEqual([])
})

it.each<[string, string, RegExp]>([
  ['only Escape works wherever the focus is', 'src/browser/press.ts', /^(?!.*key === '(?!Escape))/s],
  ['a slider is beside a field for the same number', NUMBER, /type="text".*type="range"/s],
  ['or takes a tap', STRIP, /type="range".*onPointerUp={(\w+)}\s+onPointerMove={\1}/s],
  ['the film is silent, and hidden from screen readers', FILM, /<video[^>]* muted [^>]*aria-hidden="true"/],
  ['fields of forms have their autocomplete token', 'src/ui/Field.tsx', /autoComplete: field\.autoComplete/],
  ['also in the newsletter', 'src/features/newsletter/NewsletterForm.tsx', /autoComplete="email"/],
  ['and for accounts', 'src/features/auth/AuthForm.tsx', /autoComplete="email"/],
])('%s', (_title, file, pattern) => {
  expect(readFileSync(file, 'utf8')).toMatch(pattern)
})
