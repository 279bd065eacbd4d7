/** Which files a built page asks for at once, and which when it starts or the visitor acts. */
import { expect, it } from 'vitest'
import { type Manifest, pageAssets } from '../../scripts/pages/assets.ts'
import { buildName } from '../../scripts/pages/document.ts'

const MANIFEST: Manifest = {
  'src/main.ts': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_entry.js'],
    dynamicImports: ['src/app.tsx'],
  },
  '_entry.js': { file: 'assets/entry.js' },
  'src/app.tsx': { file: 'assets/app.js', imports: ['_react.js', '_button.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js', '_form.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_button.js'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    dynamicImports: ['src/sections.tsx'],
  },
  'src/sections.tsx': { file: 'assets/sections.js' },
  'src/routes/join.tsx?tsr-split=component': {
    file: 'assets/join.js',
    imports: ['_form.js'],
    dynamicImports: ['src/toaster.tsx'],
  },
  'src/routes/join-us.tsx?tsr-split=component': { file: 'assets/join-us.js' },
  'src/routes/property-types/luxury.tsx?tsr-split=component': { file: 'assets/luxury.js' },
  'src/routes/communities_.$quadrant.tsx?tsr-split=component': { file: 'assets/quadrant.js' },
  'src/toaster.tsx': { file: 'assets/toaster.js' },
  'style.css': { file: 'assets/style.css' },
  'src/assets/fonts/fraunces.woff2': { file: 'assets/fraunces.woff2' },
  'src/assets/fonts/instrument-sans.woff2': { file: 'assets/instrument-sans.woff2' },
}
const SHARED = ['app.js', 'button.js', 'form.js', 'react.js']
const named = (...files: string[]) => files.map((file) => `/assets/${file}`).sort()

it.each([
  ['/', ['home.js'], ['sections.js']],
  ['/join', [], ['join.js', 'toaster.js']],
  ['/property-types/luxury', [], ['luxury.js']],
  ['/communities_/$quadrant', [], ['quadrant.js']],
])('%s asks for the application, and for its own when it starts or the visitor acts', (route, own, parts) => {
  const { scripts, parts: later, ...assets } = pageAssets(MANIFEST, ['__root__', route])
  expect(scripts.toSorted()).toEqual(named(...SHARED, ...own))
  expect(later.toSorted()).toEqual(named(...parts))
  expect(assets).toEqual({
    entry: '/assets/main.js',
    styles: '/assets/style.css',
    fonts: ['/assets/fraunces.woff2', '/assets/instrument-sans.woff2'],
  })
})

it.each(['/no-such-route', 'src/main.ts', 'src/assets/fonts/fraunces.woff2'])(
  '%s that is missing throws',
  (missing) => {
    const { [missing]: _, ...rest } = MANIFEST
    const route = missing === '/no-such-route' ? missing : '/'
    expect(() => pageAssets(rest, ['__root__', route])).toThrow(missing)
  },
)

it('a build is named by the whole hash of its style sheet, which may have hyphens', () => {
  expect(buildName('/assets/style-D1zzpYO-.css')).toBe('D1zzpYO-')
  expect(buildName('/assets/style-a-B_c9dE.css')).toBe('a-B_c9dE')
})
