/** The same headers and addresses in the format of each host. */
import { expect, it } from 'vitest'
import { redirects } from '../../content/redirects.ts'
import { type HeaderRule, headerRules, pagePolicies } from '../../scripts/pages/headers.ts'
import {
  caddyFile,
  headersFile,
  nginxFile,
  redirectsFile,
  vercelFile,
} from '../../scripts/pages/host-files.ts'
import { headersFor, parseHeaders } from '../../scripts/vite/host-headers.ts'

const RULES: readonly HeaderRule[] = headerRules('https://project.supabase.co')
const PAGES = ['/', '/contact', '/404.html'].map((path) => ({
  path,
  inline: { scripts: ['start()'], styles: [`p{content:"${path}"}`] },
}))
const POLICIES = pagePolicies(PAGES, 'https://project.supabase.co')
const [homePolicy = '', contactPolicy = '', unknownPolicy = ''] = POLICIES.map(([, policy]) => policy)
const nginx = nginxFile(RULES, POLICIES, 'aspen.ca')
const caddy = caddyFile(RULES, POLICIES, 'aspen.ca')
const vercel = JSON.parse(vercelFile(RULES, POLICIES, ['/assets/app.js', '/assets/scenes/home.svg']))
const everywhere = Object.entries(RULES[0]?.headers ?? {})

it('_headers is read back as the rules, names none twice and fits into lines of Cloudflare Pages', () => {
  const read = parseHeaders(headersFile(RULES))
  expect(headersFor(read, '/contact')).toEqual(everywhere)
  expect(headersFor(read, '/assets/app.js')).toHaveLength(everywhere.length + 1)
  const names = RULES.flatMap(({ headers }) => Object.keys(headers))
  expect(new Set(names).size).toBe(names.length)
  for (const line of headersFile(RULES).split('\n')) expect(line.length).toBeLessThan(2000)
})

it('vercel.json has them, one address for each page, and its policy in place of the general one', () => {
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(vercel.headers[0]).toEqual({
    source: '/(.*)',
    headers: everywhere.map(([key, value]) => ({ key, value })),
  })
  // Its rules are those of a 404, too.
  for (const [index, source] of ['/assets/app.js', '/assets/scenes/home.svg'].entries())
    expect(vercel.headers[1 + index]).toEqual({
      source,
      headers: [{ key: 'Cache-Control', value: expect.stringContaining('immutable') }],
    })
  const headers = [{ key: 'Content-Security-Policy', value: contactPolicy }]
  expect(vercel.headers.at(4)).toEqual({ source: '/contact', headers })
})

it.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('%s has them, the domain and 404.html', (_server, text) => {
  for (const [name, value] of everywhere)
    expect(text).toContain(name.startsWith('Content') ? `default "${value}"` : `${name} "${value}"`)
  expect(text).toContain('aspen.ca')
  expect(text).toContain('/404.html')
})

it('nginx and Caddy have the policy of each page, and nginx repeats all where it adds another', () => {
  expect(nginx).toContain(`  /index.html "${homePolicy}";\n  /contact.html "${contactPolicy}";\n`)
  expect(nginx).toContain(`  /404.html "${unknownPolicy}";\n`)
  expect(caddy).toContain(`    / "${homePolicy}"\n    /contact "${contactPolicy}"\n`)
  const [, assets = ''] = nginx.split('location /assets/')
  for (const [name] of everywhere) expect(assets).toContain(`add_header ${name} `)
  expect(assets).toMatch(/add_header Cache-Control "[^"]*immutable";/)
  expect(caddy.slice(caddy.indexOf('handle_errors'))).toContain('header Cache-Control no-cache')
})

it('every host leads from a page’s address in capitals to the page', () => {
  for (const typed of ['/Buyers-guide', '/Buyers-Guide', '/BUYERS-GUIDE'])
    expect(redirectsFile(['/', '/buyers-guide', '/404.html'])).toContain(`\n${typed} /buyers-guide 301\n`)
  for (const typed of ['/Property-types/condos', '/Property-Types/Condos', '/property-types/Condos'])
    expect(redirectsFile(['/property-types/condos'])).toContain(`\n${typed} /property-types/condos 301\n`)
  for (const source of ['/Contact', '/CONTACT'])
    expect(vercel.redirects).toContainEqual({ source, destination: '/contact', permanent: true })
  expect(nginx).toContain('  /contact /contact;\n}')
  expect(nginx).toContain('if ($page != $uri)')
  expect(caddy).toContain('    ~(?i)^/contact$ /contact\n')
  for (const text of [nginx, caddy, redirectsFile(['/404.html'])])
    expect(text).not.toMatch(/^ *\S*404.html \/404/im)
})

it('every host leads from an address that people type to the page that they mean', () => {
  expect(redirects).toMatchObject({
    '/communities/nw': '/communities/northwest',
    '/communities/Northwest': '/communities/northwest',
    '/communities/west': '/communities',
    '/communities/north': '/communities',
    '/communities/central': '/communities',
  })
  for (const [from, to] of Object.entries(redirects)) {
    expect(redirectsFile([])).toContain(`${from} ${to} 301\n`)
    expect(nginx).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`)
    expect(caddy).toContain(`    ${from} ${to}\n`)
    expect(vercel.redirects).toContainEqual({ source: from, destination: to, permanent: true })
  }
})
