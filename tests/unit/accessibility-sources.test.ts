/** What docs/accessibility.md says of the sources: which fields have tokens, and what the site has none of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contactForm, evaluationForm, joinForm } from '../../content/forms.ts'

/** The site's own files below `src/`, without the inspector, which is for development. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css|svg|webmanifest)$/.test(name) && !name.startsWith('inspector'))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))

/** The files of these kinds in which the pattern occurs. */
const filesWith = (pattern: RegExp, kinds = /\.(tsx?|css|webmanifest)$/) =>
  sources
    .filter(({ file, text }) => kinds.test(file) && pattern.test(text))
    .map(({ file }) => file)
    .sort()

const textOf = (file: string) => readFileSync(file, 'utf8')

it('nothing depends on the orientation or the motion of the device', () => {
  expect(filesWith(/orientation|devicemotion|accelerometer|gyroscope/i)).toEqual([])
})

it('every field about the visitor has its autocomplete token', () => {
  const tokens: Partial<Record<string, string>> = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    address: 'street-address',
  }
  for (const { fields } of [contactForm, evaluationForm, joinForm]) {
    const given = fields.map((field) => [
      field.name,
      'autoComplete' in field ? field.autoComplete : undefined,
    ])
    const due = fields.map(({ name }) => [name, tokens[name]])
    expect(given).toEqual(due)
  }
  expect(textOf('src/ui/Field.tsx')).toContain('autoComplete: field.autoComplete')
  for (const file of ['src/features/newsletter/NewsletterForm.tsx', 'src/features/auth/AuthForm.tsx'])
    expect(textOf(file)).toContain('autoComplete="email"')
})

it('the only media element is the home page’s film, silent and hidden from screen readers', () => {
  expect(filesWith(/<(?:video|audio)\b/, /\.tsx$/)).toEqual(['src/pages/home/HomeHero.tsx'])
  expect(filesWith(/new Audio\b|AudioContext/)).toEqual([])
  const [film] = /<video[^>]*>/.exec(textOf('src/pages/home/HomeHero.tsx')) ?? []
  expect(film).toMatch(/ muted .*aria-hidden="true"/)
})

it('no drawing has text', () => {
  const drawings = sources.filter(({ file }) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(20)
  expect(filesWith(/<text\b/, /\.svg$/)).toEqual([])
})

it('no key but Escape does something wherever the focus is', () => {
  // The second only loads the code of the page when the visitor does anything, and leaves it where they have scrolled.
  expect(filesWith(/'key(?:down|up|press)'/)).toEqual(['src/browser/press.ts', 'src/loading/visitor.ts'])
  expect(textOf('src/browser/press.ts').match(/key === '\w+'/g)).toEqual(["key === 'Escape'"])
  expect(filesWith(/accessKey/i)).toEqual([])
})

it('no pointer is followed but over the strip of dots, and one that goes down only closes the open menu', () => {
  const followers = ['src/pages/communities/PriceStrip.tsx']
  expect(filesWith(/\bon(?:Touch|Drag|Mouse(?:Down|Move)|Pointer(?:Down|Move|Up))\w*=|draggable/)).toEqual(
    followers,
  )
  for (const file of followers) expect(textOf(file)).toMatch(/onPointerUp={(\w+)}\s+onPointerMove={\1}/)
  // The second only loads the code of the page when the visitor does anything, and leaves it where they have scrolled.
  expect(filesWith(/'(?:touch|drag)\w+'|'(?:mouse|pointer)(?:down|move)'/)).toEqual([
    'src/browser/press.ts',
    'src/loading/visitor.ts',
  ])
  expect(filesWith(/watchPressOutside\(/)).toEqual([
    'src/browser/press.ts',
    'src/features/navigation/use-dropdown.ts',
  ])
})

it('every slider is beside a field for the same number, or takes a tap', () => {
  expect(filesWith(/type="range"/)).toEqual([
    'src/features/calculators/NumberControl.tsx',
    'src/pages/communities/PriceStrip.tsx',
  ])
  expect(textOf('src/pages/communities/PriceStrip.tsx')).toMatch(/type="range".*onPointerUp=/s)
  expect(textOf('src/features/calculators/NumberControl.tsx')).toMatch(/type="text".*type="range"/s)
})

it('nothing interferes with pasting', () => {
  expect(filesWith(/paste/i)).toEqual([])
})
