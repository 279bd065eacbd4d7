/** The same headers and addresses in the format of each host. */
import { expect, it } from 'vitest'
import { redirects } from '../../content/redirects.ts'
import { type HeaderRule, headerRules } from '../../scripts/pages/headers.ts'
import {
  caddyFile,
  headersFile,
  nginxFile,
  redirectsFile,
  vercelFile,
} from '../../scripts/pages/host-files.ts'
import { headersFor, parseHeaders } from '../../scripts/vite/host-headers.ts'

const RULES: readonly HeaderRule[] = headerRules('https://project.supabase.co')
const everywhere = Object.entries(RULES[0]?.headers ?? {})

it('_headers is read back as the rules', () => {
  const read = parseHeaders(headersFile(RULES))
  expect(headersFor(read, '/contact')).toEqual(everywhere)
  expect(headersFor(read, '/assets/app.js')).toHaveLength(everywhere.length + 1)
})

it('no path gets a header twice, which hosts would join', () => {
  const names = RULES.flatMap(({ headers }) => Object.keys(headers))
  expect(new Set(names).size).toBe(names.length)
})

it('a header fits into a line of Cloudflare Pages', () => {
  for (const line of headersFile(RULES).split('\n')) expect(line.length).toBeLessThan(2000)
})

it('vercel.json has them, and one address for each page', () => {
  const { headers, redirects: _, ...addresses } = JSON.parse(vercelFile(RULES))
  expect(addresses).toEqual({ cleanUrls: true, trailingSlash: false })
  expect(headers[0]).toEqual({
    source: '/(.*)',
    headers: everywhere.map(([key, value]) => ({ key, value })),
  })
  expect(headers[1].source).toBe('/assets/(.*)')
})

it.each([
  ['nginx', nginxFile(RULES, 'aspen.ca')],
  ['Caddy', caddyFile(RULES, 'aspen.ca')],
])('%s has them, the domain and 404.html', (_server, text) => {
  for (const [name, value] of everywhere) expect(text).toContain(`${name} "${value}"`)
  expect(text).toContain('aspen.ca')
  expect(text).toContain('/404.html')
})

it('nginx repeats them where it adds another', () => {
  const [, assets = ''] = nginxFile(RULES, 'aspen.ca').split('location /assets/')
  for (const [name] of everywhere) expect(assets).toContain(`add_header ${name} `)
  expect(assets).toContain('immutable')
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
    expect(redirectsFile()).toContain(`${from} ${to} 301\n`)
    expect(nginxFile(RULES, 'aspen.ca')).toContain(`location = ${from} { return 301 ${to}; }`)
    expect(caddyFile(RULES, 'aspen.ca')).toContain(`redir ${from} ${to} permanent\n`)
    expect(JSON.parse(vercelFile(RULES)).redirects).toContainEqual({
      source: from,
      destination: to,
      permanent: true,
    })
  }
})
