/** The settings of hosts, in the format of each: the headers, clean addresses, and 404.html for unknown ones. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { redirects } from '../../content/redirects.ts'
import { site } from '../../content/site.ts'
import {
  ASSETS,
  type BuiltPage,
  type HeaderRule,
  headerRules,
  type PagePolicy,
  POLICY,
  pagePolicies,
} from './headers.ts'

/** Writes the hosts' files into `dist`, and the web servers' settings into `hosts`. */
export async function writeHostFiles(
  dist: string,
  hosts: string,
  backendUrl: string,
  pages: readonly BuiltPage[],
  reports?: string,
): Promise<void> {
  const rules = headerRules(backendUrl, reports)
  const policies = pagePolicies(pages, backendUrl, reports)
  const paths = pages.map(({ path }) => path)
  const { hostname } = new URL(site.origin)
  const files = await readdir(join(dist, 'assets'), { recursive: true, withFileTypes: true })
  const assets = files
    .filter((file) => file.isFile())
    .map((file) => `/${relative(dist, join(file.parentPath, file.name)).replaceAll(sep, '/')}`)
  await mkdir(hosts, { recursive: true })
  await writeFile(join(dist, '_headers'), headersFile(rules))
  await writeFile(join(dist, '_redirects'), redirectsFile(paths))
  await writeFile(join(dist, 'vercel.json'), vercelFile(rules, policies, assets))
  await writeFile(join(hosts, 'nginx.conf'), nginxFile(rules, policies, hostname))
  await writeFile(join(hosts, 'Caddyfile'), caddyFile(rules, policies, hostname))
}

/** That of the assets is not for a 404 in their folder. */
const CACHING = 'Cache-Control'

const REDIRECTS = Object.entries(redirects)

/** In the double quotes of nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const lines = <Item>(items: readonly Item[], write: (item: Item) => string) => items.map(write).join('\n')

const isPage = (path: string) => path !== '/' && !path.endsWith('.html')

/** How people write an address with capitals, for hosts that know no other way to recognize them. */
function spellings(path: string): string[] {
  const capital = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase())
  const written = [
    capital(path),
    path.replace(/[^/]+/g, capital),
    path.replace(/[^/-]+/g, capital),
    path.replace(/[^/]+$/, capital),
    path.replace(/[^/-]+(?=[^/]*$)/g, capital),
    path.toUpperCase(),
  ]
  return [...new Set(written)].filter((one) => !(one in redirects))
}

/** Every address that leads elsewhere. */
const leading = (paths: readonly string[]) => [
  ...REDIRECTS,
  ...paths.filter(isPage).flatMap((path) => spellings(path).map((typed) => [typed, path] as const)),
]

/** `_headers`, for Netlify and Cloudflare Pages. Both send a 404 without a rule's caching. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule) =>
    `${path}\n${lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`)}\n`
  return lines(rules, block)
}

/** `_redirects`, for the same hosts. */
export const redirectsFile = (paths: readonly string[]) =>
  `${lines(leading(paths), ([from, to]) => `${from} ${to} 301`)}\n`

/** `vercel.json`. Names each of `assets`, because a rule's headers would be those of a 404, too. */
export function vercelFile(
  rules: readonly HeaderRule[],
  policies: readonly PagePolicy[],
  assets: readonly string[],
): string {
  const named = ({ path, headers }: HeaderRule) =>
    path === ASSETS ? assets.map((asset) => ({ path: asset, headers })) : [{ path, headers }]
  const ofPages = policies.map(([path, policy]) => ({ path, headers: { [POLICY]: policy } }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: leading(policies.map(([path]) => path)).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    // Of two headers with the same name, the last is sent.
    headers: [...rules.flatMap(named), ...ofPages].map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** One address for each page. In the location, because around it they would redirect 404.html, too. */
const NGINX_ADDRESSES = `    rewrite ^/index(\\.html)?$ / permanent;
    rewrite ^(/.+)\\.html$ $1 permanent;
    rewrite ^(/.+)/$ $1 permanent;
`

/** A server block for nginx; `root` and TLS are to be completed. */
export function nginxFile(
  rules: readonly HeaderRule[],
  policies: readonly PagePolicy[],
  domain: string,
): string {
  const headers = (path: string, indent: string) =>
    lines(
      matching(rules, path),
      ([name, value]) =>
        `${indent}add_header ${name} ${name === POLICY ? '$policy' : quoted(value)}${name === CACHING ? '' : ' always'};`,
    )
  // A location that adds a header loses the server's, so it repeats them.
  const location = ({ path }: HeaderRule) =>
    `  location ${path.replace(/\*$/, '')} {
${headers(path, '    ')}
    try_files $uri =404;
  }`
  // When the headers are written, the address is that of the file.
  return `map $uri $policy {
  default ${quoted(everywhere(rules))};
${lines(policies, ([path, policy]) => `  ${fileOf(path)} ${quoted(policy)};`)}
}

# A map ignores capitals.
map $uri $page {
  default $uri;
${lines(pagesOf(policies), (path) => `  ${path} ${path};`)}
}

server {
  listen 80;
  server_name ${domain};
  root /var/www/${domain};
  error_page 404 /404.html;

${headers('/*', '  ')}

  location = /404.html {
    internal;
  }

${lines(REDIRECTS, ([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`)}

  location / {
    if ($page != $uri) {
      return 301 $page$is_args$args;
    }
${NGINX_ADDRESSES}    try_files $uri $uri.html \${uri}index.html =404;
  }
${lines(
  rules.filter(({ path }) => path !== '/*'),
  location,
)}
}
`
}

/** A site block for Caddy, which obtains the certificate itself. */
export function caddyFile(
  rules: readonly HeaderRule[],
  policies: readonly PagePolicy[],
  domain: string,
): string {
  const header = ([name, value]: [string, string]) =>
    `    ${name} ${name === POLICY ? '{policy}' : quoted(value)}`
  const block = ({ path, headers }: HeaderRule) =>
    `  header ${path} {\n${lines(Object.entries(headers), header)}\n  }`
  return `${domain} {
  root * /var/www/${domain}
  encode zstd gzip
  map {path} {policy} {
${lines(policies, ([path, policy]) => `    ${path} ${quoted(policy)}`)}
    default ${quoted(everywhere(rules))}
  }

${lines(rules, block)}

  # With a map, which tells capitals from small letters, as a path's matcher does not.
  map {path} {meant} {
${lines(REDIRECTS, ([from, to]) => `    ${from} ${to}`)}
${lines(pagesOf(policies), (path) => `    ~(?i)^${path}$ ${path}`)}
    default ""
  }
  @asked expression {meant} != "" && {meant} != {path} && {query} != ""
  redir @asked {meant}?{query} permanent
  @meant expression {meant} != "" && {meant} != {path}
  redir @meant {meant} permanent

  # One address for each page.
  redir /index / permanent
  redir /index.html / permanent
  @asking {
    path_regexp asking ^(/.+?)(\\.html|/)$
    expression {query} != ""
  }
  redir @asking {re.asking.1}?{query} permanent
  @ending path_regexp ending ^(/.+?)(\\.html|/)$
  redir @ending {re.ending.1} permanent

  try_files {path} {path}.html {path}/index.html
  file_server
  handle_errors {
    route {
      rewrite * /404.html
      header ${POLICY} {policy}
      header ${CACHING} no-cache
      file_server
    }
  }
}
`
}

/** The policy of answers that are no page. */
const everywhere = (rules: readonly HeaderRule[]) => rules[0]?.headers[POLICY] ?? ''

const pagesOf = (policies: readonly PagePolicy[]) => policies.map(([path]) => path).filter(isPage)

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path.replace(/\.html$/, '')}.html`)

/** The headers of a path, which may be a rule's own. */
function matching(rules: readonly HeaderRule[], path: string): [name: string, value: string][] {
  return rules
    .filter(
      (rule) => path === rule.path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
    )
    .flatMap(({ headers }) => Object.entries(headers))
}
