/** The settings of hosts, in the format of each: the headers, clean addresses, and 404.html for unknown ones. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redirects } from '../../content/redirects.ts'
import { site } from '../../content/site.ts'
import { type HeaderRule, headerRules } from './headers.ts'

/** Writes what hosts read from the site's files into `dist`, and the settings of web servers into `hosts`. */
export async function writeHostFiles(
  dist: string,
  hosts: string,
  backendUrl: string,
  reports?: string,
): Promise<void> {
  const rules = headerRules(backendUrl, reports)
  const { hostname } = new URL(site.origin)
  await mkdir(hosts, { recursive: true })
  await writeFile(join(dist, '_headers'), headersFile(rules))
  await writeFile(join(dist, '_redirects'), redirectsFile())
  await writeFile(join(dist, 'vercel.json'), vercelFile(rules))
  await writeFile(join(hosts, 'nginx.conf'), nginxFile(rules, hostname))
  await writeFile(join(hosts, 'Caddyfile'), caddyFile(rules, hostname))
}

const REDIRECTS = Object.entries(redirects)

/** In the double quotes of nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const lines = <Item>(items: readonly Item[], write: (item: Item) => string) => items.map(write).join('\n')

/** `_headers`, for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule) =>
    `${path}\n${lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`)}\n`
  return lines(rules, block)
}

/** `_redirects`, for the same hosts. */
export const redirectsFile = () => `${lines(REDIRECTS, ([from, to]) => `${from} ${to} 301`)}\n`

/** `vercel.json`. */
export function vercelFile(rules: readonly HeaderRule[]): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: REDIRECTS.map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: rules.map(({ path, headers }) => ({
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
export function nginxFile(rules: readonly HeaderRule[], domain: string): string {
  // A location that adds a header loses those of the blocks around it, so each has all of its own.
  const location = ({ path }: HeaderRule) =>
    `  location ${path.replace(/\*$/, '')} {
${path === '/*' ? NGINX_ADDRESSES : ''}${lines(matching(rules, path), ([name, value]) => `    add_header ${name} ${quoted(value)} always;`)}
    try_files $uri $uri.html ${path === '/*' ? '$uri/index.html ' : ''}=404;
  }`
  return `server {
  listen 80;
  server_name ${domain};
  root /var/www/${domain};
  error_page 404 /404.html;

  location = /404.html {
    internal;
${lines(matching(rules, '/404.html'), ([name, value]) => `    add_header ${name} ${quoted(value)} always;`)}
  }

${lines(REDIRECTS, ([from, to]) => `  location = ${from} { return 301 ${to}; }`)}

${lines(rules, location)}
}
`
}

/** A site block for Caddy, which gets the certificate by itself. */
export function caddyFile(rules: readonly HeaderRule[], domain: string): string {
  const block = ({ path, headers }: HeaderRule) =>
    `  header ${path} {\n${lines(Object.entries(headers), ([name, value]) => `    ${name} ${quoted(value)}`)}\n  }`
  return `${domain} {
  root * /var/www/${domain}
  encode zstd gzip

${lines(rules, block)}

${lines(REDIRECTS, ([from, to]) => `  redir ${from} ${to} permanent`)}

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
    rewrite * /404.html
    file_server
  }
}
`
}

/** The headers of a path, which may be a rule's own. */
function matching(rules: readonly HeaderRule[], path: string): [name: string, value: string][] {
  return rules
    .filter(
      (rule) => path === rule.path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
    )
    .flatMap(({ headers }) => Object.entries(headers))
}
