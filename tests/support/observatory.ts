/**
 * The score of a page by the public rules of Mozilla's HTTP Observatory, version 1.4
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100 points, less and more for each test.
 * For a site with HTTPS and its redirection, without cookies and not on the preload list.
 */

export type Response = { headers: Readonly<Record<string, string>>; html: string }

type Policy = ReadonlyMap<string, ReadonlySet<string>>

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']

/** The points of each test, by its name. */
export function observatoryPoints({ headers, html }: Response): Record<string, number> {
  const header = headers['content-security-policy'] ?? ''
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return {
    'content-security-policy': policyPoints(parse([header, meta]), header + meta),
    'x-frame-options': framePoints(parse([header]), headers['x-frame-options']),
    'strict-transport-security': transportPoints(headers['strict-transport-security']),
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 10
      : 0,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'subresource-integrity': integrityPoints(html),
  }
}

/** What is more than 100 counts only from 90 points on without it. */
export function observatoryScore(response: Response): number {
  const points = Object.values(observatoryPoints(response))
  const without = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0)
  return without < 90 ? Math.max(without, 0) : 100 + points.reduce((sum, one) => sum + one, 0)
}

/** Directives of several policies, each with the sources that all of them allow. */
function parse(policies: readonly string[]): Policy {
  const all = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    const before = all.get(name ?? '')
    if (name) all.set(name, new Set(before ? sources.filter((source) => before.has(source)) : sources))
  }
  return all
}

function policyPoints(policy: Policy, text: string): number {
  if (!text) return -25
  const sources = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])]
  const [script, style, object] = [sources('script-src'), sources('style-src'), sources('object-src')]
  const hasAny = (list: readonly string[], wanted: readonly string[]) =>
    list.some((one) => wanted.includes(one))
  if (hasAny(script, [...BROAD, ...INLINE]) || hasAny(object, BROAD)) return -20
  const passive = new Set([...sources('img-src'), ...sources('media-src')])
  const insecure = [...policy.values()].flatMap((one) => [...one]).filter((one) => /^(http|ftp):/.test(one))
  if (insecure.some((one) => !passive.has(one))) return -20
  if (hasAny([...script, ...style], ["'unsafe-eval'"])) return -10
  if (insecure.length > 0) return -10
  if (hasAny(style, [...BROAD, ...INLINE])) return 0
  const byDefault = [...(policy.get('default-src') ?? [])]
  return byDefault.length === 1 && byDefault[0] === "'none'" ? 10 : 5
}

function framePoints(header: Policy, frameOptions = ''): number {
  if (header.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(frameOptions.trim()) ? 0 : -20
}

function transportPoints(value = ''): number {
  const [, seconds] = /max-age=(\d+)/i.exec(value) ?? []
  if (!seconds) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

/** Scripts of other origins in the page as served need their hash. */
function integrityPoints(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]* src="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag)
  if (foreign.length === 0) return 0
  if (foreign.some((tag) => /src="(http:|\/\/)/.test(tag))) return -50
  return foreign.every((tag) => tag.includes('integrity=')) ? 5 : -5
}
