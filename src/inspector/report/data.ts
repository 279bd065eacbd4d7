/** The report's data, which `data.js` beside the page puts on the window. */
import * as v from 'valibot'
import {
  type PathReport,
  PathReportSchema,
  type RecordedWalk,
  type ReportedRequirement,
} from '../../../machines/kit/path-report.ts'
import type { Trace } from '../../../machines/kit/trace.ts'

declare global {
  interface Window {
    pathReport?: unknown
  }
}

export const report: PathReport = v.parse(PathReportSchema, window.pathReport)

export type Path = {
  machine: string
  trace: Trace
  words: readonly string[]
  walk: RecordedWalk | undefined
  rules: readonly string[]
  hasFailed: boolean
}

const keyOf = (machine: string, id: string) => `${machine}/${id}`
const walks = new Map(report.walks.map((walk) => [keyOf(walk.machine, walk.id), walk]))
const failed = new Set(report.failures.map(({ machine, id = '' }) => keyOf(machine, id)))

/** The rules that each transition follows, by its name. */
const rulesByTransition = new Map<string, string[]>()
for (const { rule, transitions } of report.requirements)
  for (const { name } of transitions)
    rulesByTransition.set(name, [...(rulesByTransition.get(name) ?? []), rule])

/** Without repetitions, in the specification's order. */
export function rulesOf(transitions: readonly string[]): string[] {
  const named = new Set(transitions.flatMap((name) => rulesByTransition.get(name) ?? []))
  return report.requirements.map(({ rule }) => rule).filter((rule) => named.has(rule))
}

/** What failed first, then what was walked on the site, then the rest. */
export const paths: readonly Path[] = report.files
  .flatMap(({ machine, traces }) =>
    traces.map((trace): Path => {
      const key = keyOf(machine, trace.id)
      return {
        machine,
        trace,
        words: report.words[key] ?? [],
        walk: walks.get(key),
        rules: rulesOf(trace.walks),
        hasFailed: failed.has(key),
      }
    }),
  )
  .sort((one, other) => rankOf(one) - rankOf(other))

function rankOf({ hasFailed, walk }: Path): number {
  return hasFailed ? 0 : walk ? 1 : 2
}

export const pathsOf = (machine: string) => paths.filter((path) => path.machine === machine)
export const findPath = (machine: string, id: string) =>
  paths.find((path) => path.machine === machine && path.trace.id === id)

/** The rules whose number begins with a query, or whose words contain all of its words. */
export function matchingRules(query: string): ReportedRequirement[] {
  return report.requirements.filter(
    ({ rule, text }) => isPart(rule, query) || (!/^\d/.test(query) && hasWords(text, query)),
  )
}

/** The paths that follow a rule with such a number, or that the words describe. */
export function matchingPaths(query: string): Path[] {
  return paths.filter(({ machine, trace, rules }) =>
    /^\d+(\.|$)/.test(query)
      ? rules.some((rule) => isPart(rule, query))
      : hasWords([machine, trace.id, trace.name].join(' '), query),
  )
}

/** "4.6" has the parts 4.6.1, 4.6.2 …, but not 4.60. */
const isPart = (rule: string, query: string) => rule === query || rule.startsWith(`${query}.`)

function hasWords(text: string, query: string): boolean {
  const all = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
