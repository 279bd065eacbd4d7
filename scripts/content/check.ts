/** Checks the content before a build, and names the file and the line of each mistake. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { QuadrantSchema } from '../../content/communities/quadrants.ts'
import { type ContentModule, type Problem, problemsOf } from './problems.ts'

const FOLDER = 'content'

type Source = { file: string; lines: readonly string[] }

/** Every mistake as "file:line  what". Empty when the content may be built. */
export async function contentMistakes(): Promise<string[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(FOLDER, name))
    .sort()
  const sources = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))
  const modules = new Map<string, ContentModule>()
  for (const file of files) modules.set(file, await import(pathToFileURL(resolve(file)).href))

  const pages = pagesOf([...modules.values()])
  const mistakes = [...modules].flatMap(([file, module]) =>
    problemsOf(module, pages).map((problem) => `${placeOf(problem, file, sources)}  ${problem.message}`),
  )
  // An imported part is found in both files.
  return [...new Set(mistakes)].sort()
}

/** The paths of the pages, of a quadrant each among them, and of those that the footer links to until they are written. */
function pagesOf(modules: readonly ContentModule[]): Set<string> {
  const heads = modules.flatMap(({ head }) => (isHead(head) ? head.path : []))
  const quadrants = QuadrantSchema.entries.id.options.map((id) => `/communities/${id}`)
  return new Set([...heads, ...quadrants, '/privacy', '/terms', '/sitemap'])
}

function isHead(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
}

/** The first line with the text: in the file itself, or where the file has it from. A part of it, when it is put together. */
function placeOf({ text }: Problem, file: string, sources: readonly Source[]): string {
  const own = sources.filter((source) => source.file === file)
  for (const part of [text, text.replace(/^\w+:(?:\/\/)?/, '')])
    for (const { file: name, lines } of [...own, ...sources]) {
      const line = lines.findIndex((source) => contains(source, part))
      if (line >= 0) return `${name}:${line + 1}`
    }
  return existsSync(file) ? `${file}:1` : file
}

/** As a text of its own, or as the name of a property. */
function contains(source: string, part: string): boolean {
  return (
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${part}${quote}`)) || source.includes(`${part}:`)
  )
}
